# The server with its page, and nothing to build with: docs/hosting.md, "In containers".
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/run.txt /requirements.txt
RUN --mount=from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --require-hashes -r /requirements.txt \
    && wheel=$(ls /wheels/tawantin-*.whl) \
    && pip install --no-cache-dir "tawantin[postgres,push] @ file://$wheel" \
    && rm /requirements.txt \
    && useradd --system --uid 10001 --create-home --home-dir /data tawantin
USER tawantin
VOLUME /data
ENV TAWANTIN_HOST=0.0.0.0 TAWANTIN_PORT=8377 TAWANTIN_DATABASE=/data/tawantin.db
EXPOSE 8377
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['TAWANTIN_PORT'] + '/healthz', timeout=4)"]
CMD ["tawantin", "serve", "--no-browser"]
