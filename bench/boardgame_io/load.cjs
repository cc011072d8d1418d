// Four clients a match, each playing as soon as it is its turn. Prints one JSON line.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const fs = require("node:fs");
const { Counting } = require("./game.cjs");

const [address, matches, seats, seconds, server] = [
  process.argv[2], ...process.argv.slice(3).map(Number),
];

// Seconds of processor time that a process has used; ticks are hundredths on Linux.
function cpuSeconds(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
let moves = 0;
let running = true;
const waits = [];
const sent = new Map();

function seat(matchID, playerID) {
  const client = Client({
    game: Counting, numPlayers: seats, matchID, playerID, debug: false,
    multiplayer: SocketIO({ server: address }),
  });
  let last = -1;
  client.subscribe((state) => {
    if (!state || !state.isConnected || !running) return;
    const { currentPlayer, turn } = state.ctx;
    if (currentPlayer !== playerID || turn === last) return;
    last = turn;
    // Another seat's move has come through the server to this one.
    const began = sent.get(matchID);
    if (began !== undefined) { moves += 1; waits.push(performance.now() - began); }
    setImmediate(() => { sent.set(matchID, performance.now()); client.moves.add(); });
  });
  client.start();
}

(async () => {
  for (let n = 0; n < matches; n += 1) {
    const matchID = `m${n}`; // a match that is not there yet is made by its first player
    for (let player = 0; player < seats; player += 1) seat(matchID, String(player));
  }
  await new Promise((done) => setTimeout(done, 3000 + seconds * 200));
  moves = 0;
  waits.length = 0;
  const began = performance.now();
  const before = cpuSeconds(server);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  const used = cpuSeconds(server) - before;
  running = false;
  waits.sort((a, b) => a - b);
  const at = (part) => Math.round((waits[Math.floor(waits.length * part)] ?? 0) * 10) / 10;
  console.log(JSON.stringify({
    moves_per_second: Math.round(moves / took), p50_ms: at(0.5), p99_ms: at(0.99), moves,
    server_us_per_move: Math.round((used / Math.max(moves, 1)) * 1e6),
  }));
  process.exit(0);
})();
