"""Lessons over HTTP: where to begin, and what a try leads to.

Nothing is kept: a lesson's position is the same for everybody, and whoever learns remembers what
is done.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import wire
from ..kernel.errors import IllegalAction
from ..kernel.lessons import Lesson, Scene
from ..kernel.reasons import nearest
from ..kernel.registry import descriptor
from ..tables.refusal import Refusal, Unfit, refusal_of
from .handling import Handlers, answer, number_of
from .staged import Stage
from .why import in_english, touching, wire_reason


class Lessons(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        one = "/api/games/{game}/lessons/{lesson}"
        return [
            self.route("GET", "/api/games/{game}/lessons", self.lessons),
            self.route("GET", one, self.lesson),
            self.route("POST", one, self.attempt),
        ]

    async def lessons(self, request: Request) -> Response:
        """What can be learned about a game."""
        return answer(lesson_list(descriptor(request.path_params["game"]).id))

    async def lesson(self, request: Request) -> Response:
        """Where a lesson begins."""
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        take = number_of(request, "take", 0, 99) or 0
        return answer(await asyncio.to_thread(lesson_position, game, lesson, take))

    async def attempt(self, request: Request) -> Response:
        """What becomes of a try."""
        what = await self.body(request, wire.Try)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        return answer(await asyncio.to_thread(tried, game, lesson, what))


def lesson_list(game: str) -> wire.LessonList:
    """All lessons of a game."""
    return wire.LessonList([_info(lesson) for lesson in descriptor(game).lessons])


def lesson_position(
    game: str, lesson: str, take: int = 0, done: tuple[str, ...] = ()
) -> wire.LessonPosition:
    """Where a lesson begins, or goes on after the tasks that are done."""
    scene = _scene(game, lesson, take, done)
    best = [action for action in scene.right() if scene.task.is_better(action)] or scene.right()
    update = _stage(scene).update(scene.state, scene.legal())
    values = dict(scene.take.values)
    return wire.LessonPosition(_info(scene.lesson), take, len(done), values, best[0].text, update)


def tried(game: str, lesson: str, what: wire.Try) -> wire.Tried:
    """What becomes of a try: the next position, or why it is not possible."""
    scene = _scene(game, lesson, what.take, tuple(what.done))
    seat = scene.lesson.seat
    asked = wire.Why(table="", seat=seat, elements=what.elements, action=what.action)
    actions = touching(scene.game, asked)
    reason = nearest(scene.game.refusal(scene.state, seat, action) for action in actions)
    if reason is not None:
        sentence = in_english(Unfit(scene.game, reason, _names(scene.lesson)))
        return wire.Tried(right=False, possible=False, reason=wire_reason(reason), message=sentence)
    if what.action is None or not scene.task.is_right(actions[0]):
        return wire.Tried(right=False, possible=bool(actions))
    state, events = scene.after(actions[0])
    done = (*what.done, actions[0].text)
    last = len(done) == len(scene.take.tasks)
    return wire.Tried(
        right=True,
        better=scene.task.is_better(actions[0]),
        possible=True,
        update=_stage(scene).update(state, (), events),
        next=None if last else lesson_position(game, lesson, what.take, done),
    )


@lru_cache(maxsize=64)
def _scene(game: str, lesson: str, take: int, done: tuple[str, ...]) -> Scene:
    known = descriptor(game)
    for one in known.lessons:
        if one.id == lesson and take < len(one.takes) and len(done) < len(one.takes[take].tasks):
            try:
                return Scene(known.game, one, take, done)
            except IllegalAction as error:
                raise refusal_of(error) from error
    raise Refusal("not_found", f"{known.about.name['en']} has no lesson {lesson!r}.")


def _info(lesson: Lesson) -> wire.LessonInfo:
    first = lesson.takes[0]
    better = any(task.better for task in first.tasks)
    return wire.LessonInfo(lesson.id, lesson.rule, len(first.tasks), len(lesson.takes), better)


def _names(lesson: Lesson) -> tuple[str, ...]:
    return tuple("You" if n == lesson.seat else f"Player {n + 1}" for n in range(lesson.seats))


def _stage(scene: Scene) -> Stage:
    lesson = scene.lesson
    name = f"lesson-{scene.game.id}-{lesson.id}"
    return Stage(name, scene.game, lesson.seat, lesson.seats, lesson.options, scene.done)
