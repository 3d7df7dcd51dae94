/** A picture for every New Rule and Action, from the Lucide icons. */

import ArrowBigUpDash from "@lucide/svelte/icons/arrow-big-up-dash";
import ArrowDownToLine from "@lucide/svelte/icons/arrow-down-to-line";
import ArrowDownUp from "@lucide/svelte/icons/arrow-down-up";
import ArrowLeftRight from "@lucide/svelte/icons/arrow-left-right";
import BrushCleaning from "@lucide/svelte/icons/brush-cleaning";
import Cake from "@lucide/svelte/icons/cake";
import CircleQuestionMark from "@lucide/svelte/icons/circle-question-mark";
import Coins from "@lucide/svelte/icons/coins";
import Columns2 from "@lucide/svelte/icons/columns-2";
import Dices from "@lucide/svelte/icons/dices";
import Eraser from "@lucide/svelte/icons/eraser";
import Factory from "@lucide/svelte/icons/factory";
import FastForward from "@lucide/svelte/icons/fast-forward";
import Feather from "@lucide/svelte/icons/feather";
import FileX from "@lucide/svelte/icons/file-x";
import Gem from "@lucide/svelte/icons/gem";
import Gift from "@lucide/svelte/icons/gift";
import Hand from "@lucide/svelte/icons/hand";
import HandCoins from "@lucide/svelte/icons/hand-coins";
import HandGrab from "@lucide/svelte/icons/hand-grab";
import HandHelping from "@lucide/svelte/icons/hand-helping";
import Handshake from "@lucide/svelte/icons/handshake";
import Infinity from "@lucide/svelte/icons/infinity";
import Layers from "@lucide/svelte/icons/layers";
import Layers2 from "@lucide/svelte/icons/layers-2";
import Lock from "@lucide/svelte/icons/lock";
import Magnet from "@lucide/svelte/icons/magnet";
import PartyPopper from "@lucide/svelte/icons/party-popper";
import Play from "@lucide/svelte/icons/play";
import Recycle from "@lucide/svelte/icons/recycle";
import RefreshCw from "@lucide/svelte/icons/refresh-cw";
import Repeat from "@lucide/svelte/icons/repeat";
import RotateCw from "@lucide/svelte/icons/rotate-cw";
import Scissors from "@lucide/svelte/icons/scissors";
import ScrollText from "@lucide/svelte/icons/scroll-text";
import Shuffle from "@lucide/svelte/icons/shuffle";
import StepForward from "@lucide/svelte/icons/step-forward";
import Trash2 from "@lucide/svelte/icons/trash-2";
import TrendingDown from "@lucide/svelte/icons/trending-down";
import TrendingUp from "@lucide/svelte/icons/trending-up";
import Zap from "@lucide/svelte/icons/zap";

/** By the kind of a New Rule, or by the card that a card is like. */
export const GLYPHS = {
  basic_rules: ScrollText,
  draw: ArrowDownToLine,
  play: Play,
  hand_limit: Hand,
  keeper_limit: Lock,
  no_hand_bonus: HandHelping,
  party_bonus: PartyPopper,
  poor_bonus: TrendingDown,
  rich_bonus: TrendingUp,
  double_agenda: Columns2,
  first_play_random: Dices,
  get_on_with_it: FastForward,
  goal_mill: Factory,
  inflation: ArrowBigUpDash,
  mystery_play: CircleQuestionMark,
  recycling: Recycle,
  swap_plays_for_draws: ArrowDownUp,
  trash_a_keeper: Trash2,
  rotate_hands: RotateCw,
  rules_reset: Eraser,
  random_tax: HandCoins,
  rock_paper_scissors_showdown: Scissors,
  trash_a_new_rule: FileX,
  use_what_you_take: HandGrab,
  zap_a_card: Zap,
  discard_and_draw: RefreshCw,
  draw_2_and_use_em: Layers2,
  draw_3_play_2_of_them: Layers,
  empty_the_trash: BrushCleaning,
  everybody_gets_1: Gift,
  exchange_keepers: ArrowLeftRight,
  jackpot: Gem,
  lets_do_that_again: Repeat,
  lets_simplify: Feather,
  no_limits: Infinity,
  trade_hands: Handshake,
  share_the_wealth: Shuffle,
  steal_a_keeper: Magnet,
  take_another_turn: StepForward,
  todays_special: Cake,
};

/** The picture of a card that is neither Keeper nor Goal. */
export function glyph(kind: string | null | undefined, like: string) {
  const known = GLYPHS as Record<string, typeof Coins>;
  return known[kind ?? ""] ?? known[like] ?? Coins;
}
