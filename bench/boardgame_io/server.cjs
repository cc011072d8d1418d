// Its server as its documentation starts it: matches in memory, nothing on disk.
const { Server, Origins } = require("boardgame.io/server");
const { Counting } = require("./game.cjs");

Server({ games: [Counting], origins: [Origins.LOCALHOST] })
  .run(Number(process.argv[2]))
  .then(() => console.log("ready"));
