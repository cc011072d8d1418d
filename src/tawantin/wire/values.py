"""The values that messages are made of, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 1

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TournamentId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Title = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]
Element = Annotated[str, Meta(min_length=1, max_length=100)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=30, pattern="^[a-z0-9_-]+$")]
MessageId = Annotated[int, Meta(ge=0, le=2**53)]
SpokenLanguage = Annotated[str, Meta(max_length=2, pattern="^([a-z]{2})?$")]
"""As de; empty: whatever."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Value = bool | int | Annotated[str, Meta(max_length=60)]
Options = Annotated[dict[Annotated[str, Meta(max_length=60)], Value], Meta(max_length=50)]
Names = dict[str, str]
"""A text by language: en, de, nl, hu."""

Status = Literal["open", "playing", "finished"]
