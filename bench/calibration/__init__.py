"""How far the coach's win chances can be trusted: `python -m bench.calibration`."""
