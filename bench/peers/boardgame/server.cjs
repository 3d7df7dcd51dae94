// A game of the shape of Fzzzt! on boardgame.io's server: four secret bids, then the winner takes a lot; sixty moves.
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const ROUNDS = 12;

function setup({ random }) {
  const hand = () => random.Shuffle(Array.from({ length: ROUNDS }, (_, card) => card + 1));
  const players = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { hand: hand(), bid: null }]));
  const deck = random.Shuffle(Array.from({ length: ROUNDS * 2 }, (_, lot) => lot));
  const won = Array.from({ length: SEATS }, () => []);
  return { players, lots: deck.splice(0, 2), won, made: Array(SEATS).fill(0), rounds: 0, secret: { deck } };
}

function bid({ G, playerID, events }, card = 0) {
  const player = G.players[playerID];
  player.bid = card;
  player.hand = player.hand.filter((held) => held !== card);
  G.made[playerID] += 1;
  const bids = Object.values(G.players).map((each) => each.bid);
  if (bids.includes(null)) events.endStage();
  else events.setActivePlayers({ value: { [bids.indexOf(Math.max(...bids))]: "take" } });
}

function take({ G, playerID, events }, lot) {
  G.won[playerID].push(lot);
  G.made[playerID] += 1;
  G.rounds += 1;
  G.lots = G.secret.deck.splice(0, 2);
  for (const player of Object.values(G.players)) player.bid = null;
  events.endTurn();
}

const secretly = { move: bid, client: false, redact: true, ignoreStaleStateID: true };
const auction = {
  name: "auction",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    activePlayers: { all: "bid" },
    stages: { bid: { moves: { bid: secretly, pass: secretly } }, take: { moves: { take: { move: take, client: false } } } },
  },
  endIf: ({ G }) => (G.rounds === ROUNDS ? { won: G.won } : undefined),
};

Server({ games: [auction], origins: [] }).run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
