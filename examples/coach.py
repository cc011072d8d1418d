"""The coach, step by step: who is likely to win, what to do, and how a game was played.

    python examples/coach.py

Run it, or paste it into a notebook piece by piece (each `# %%` begins one).
"""

# %% A game between three easy bots, stopped in the middle
import tawantin
from tawantin import LiveChance, Match
from tawantin.analysis import analyse, hints, outlook, puzzle_book
from tawantin.analysis.report import report
from tawantin.bots import Glimpse, make
from tawantin.kernel.registry import descriptor
from tawantin.locale import Words

game = tawantin.game("cuzco")
words = Words("en", descriptor(game.id))
chance = LiveChance(seed=4)
match = Match.start(game, seats=3, chance=chance)
bots = [make("easy", seed=seat) for seat in range(3)]


def play(decisions: int) -> None:
    """Let the bots go on for a while."""
    for _ in range(decisions):
        if not match.state.frames:
            return
        seat = game.actors(match.state)[0]
        match.play(seat, bots[seat].choose(Glimpse(game, match.state, seat)), chance)


play(60)

# %% Who is likely to win, as seat 0 and as a spectator can tell
for eyes in (0, None):
    found = outlook(game, match.state, eyes)
    print(eyes, [f"{chance:.0%}" for chance in found.chances], [round(s) for s in found.scores])
print({name: round(points, 1) for name, points in found.sources[0].items() if points >= 1})

# %% What the seat to move could do
seat = game.actors(match.state)[0]
for hint in hints(Glimpse(game, match.state, seat)):
    move = words.action(game.actions.parse(hint.action))
    print(f"{move}: {hint.chance:.0%} ± {hint.error:.0%}, {hint.points:.1f} points")

# %% How the game was played, decision by decision
play(1000)
judged = analyse(game, match.record, simulations=16)
for number, player in enumerate(judged.players):
    print(f"seat {number}: accuracy {player.accuracy}, luck {player.luck:+.0%}, {player.marks}")
worst = max(judged.decisions, key=lambda one: one.loss)
if worst.played and worst.best:
    print(f"Decision {worst.number}: {words.action(game.actions.parse(worst.played.action))}")
    print(f"Better was: {words.action(game.actions.parse(worst.best.action))}")
    print(f"It gave away {worst.loss:.0%}, because of {worst.difference}")
page = report(game, match.record, judged, words)
print(f"The page about it has {len(page) // 1000} kB; `tawantin analyse --report` writes it.")

# %% Puzzles
book = puzzle_book(game)
for puzzle in book.puzzles[:3]:
    state = book.position(game, puzzle)
    legal = game.legal(state, puzzle.seat)
    best = words.action(game.actions.parse(puzzle.best))
    print(f"{puzzle.id} ({puzzle.rating}): {len(legal)} moves, the best is {best}")
