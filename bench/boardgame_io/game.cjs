// Counting, as in ../counting_game: each of four in turn adds one.
exports.Counting = {
  name: "counting",
  setup: ({ ctx }) => ({ count: 0, added: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }) => {
      G.count += 1;
      G.added[Number(playerID)] += 1;
    },
  },
  endIf: ({ G }) => (G.count >= 100000 ? { done: true } : undefined),
};
