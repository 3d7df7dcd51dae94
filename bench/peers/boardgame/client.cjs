// Four clients a table, each of which thinks a while and then chooses at random; prints how long the moves took.
const { io } = require("socket.io-client");

const SEATS = 4;
const LOST = 5; // seconds without an answer
const [url, ...numbers] = process.argv.slice(2);
const [tables, think, begin, seconds] = numbers.map(Number);
const took = [];
const waiting = new Set();
const until = (moment) => new Promise((done) => setTimeout(done, Math.max(moment * 1000 - Date.now(), 0)));
const pick = (list) => list[Math.floor(Math.random() * list.length)];
let measuring = false;

async function post(path, data) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/games/auction/${path}`, { method: "POST", headers, body: JSON.stringify(data) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function choose({ G, ctx }, seat) {
  if (ctx.activePlayers[seat] === "take") return { type: "take", args: [pick(G.lots)] };
  const card = pick([...G.players[seat].hand, null]);
  return card === null ? { type: "pass", args: [] } : { type: "bid", args: [card] };
}

function sit(match, seat, credentials) {
  const wire = io(`${url}/auction`, { transports: ["websocket"], forceNew: true });
  let state, thinks, sent;
  function move() {
    const payload = { ...choose(state, seat), playerID: seat, credentials };
    thinks = false;
    sent = { at: performance.now(), made: state.G.made[seat] };
    waiting.add(sent);
    wire.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, seat);
  }
  function hear(told) {
    state = told;
    if (sent && state.G.made[seat] > sent.made) {
      if (measuring) took.push((performance.now() - sent.at) / 1000);
      waiting.delete(sent);
      sent = undefined;
    }
    if (sent || thinks || state.ctx.gameover || !state.ctx.activePlayers?.[seat]) return;
    thinks = true;
    setTimeout(move, Math.random() * 2 * think * 1000);
  }
  wire.on("connect", () => wire.emit("sync", match, seat, credentials, SEATS));
  wire.on("sync", (_, told) => hear(told.state));
  wire.on("update", (_, told) => hear(told));
}

async function seatTable() {
  const { matchID } = await post("create", { numPlayers: SEATS });
  for (const seat of Array.from({ length: SEATS }, (_, number) => String(number))) {
    const joined = await post(`${matchID}/join`, { playerID: seat, playerName: `Player ${seat}` });
    sit(matchID, seat, joined.playerCredentials);
  }
}

async function main() {
  for (let table = 0; table < tables; table += 1) await seatTable();
  await until(begin);
  measuring = true;
  await until(begin + seconds);
  const lost = [...waiting].filter((each) => performance.now() - each.at > LOST * 1000).length;
  process.stdout.write(JSON.stringify([took, lost]), () => process.exit());
}

main();
