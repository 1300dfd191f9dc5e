import type { DrivenArc, StreetGraph } from '@ridewire/streets';
import { guessSeconds, hourOfWeek } from '@ridewire/streets/guess-speeds';
import { learnSeconds, seeDrive, type SeenArc } from '@ridewire/streets/learn-speeds';
import { unpackSpeeds } from './pack-speeds.ts';

/** How fast cars are in a city. Calculated in the search thread, because each look goes over all arcs. */
export interface CitySpeeds {
  /** How long each arc takes, as last calculated. */
  secondsNow: () => Float32Array;
  /**
   * Calculates again, from this hour's guess and everything learned.
   * @param learnt as `packSpeeds` packs it
   * @param nowMs in milliseconds since 1970; as the thread's own clock says by default
   */
  reckon: (learnt: SharedArrayBuffer | null, nowMs?: number) => void;
  /** Lays speeds by hand over these, in km/h by arc: as long as they stand nothing is learned there. */
  layOver: (kmhOf: ReadonlyMap<number, number>) => void;
  /** Records what a drive tells of its arcs. */
  see: (driven: readonly DrivenArc[]) => SeenArc[];
}

/** In milliseconds; drives are matched to streets much sooner. */
const FORGET_MS = 3_600_000;

interface Options {
  /** The city's time zone, which its rush hours follow. */
  timeZone: string;
  learnt: SharedArrayBuffer | null;
  /** In milliseconds since 1970: a thread can't read the clock of a sandbox, which may be ahead of its own. */
  nowMs?: number;
}

export function createCitySpeeds(
  graph: StreetGraph,
  { timeZone, learnt: first, nowMs = Date.now() }: Options,
): CitySpeeds {
  let kept = guessOf(hourOfWeek(timeZone, nowMs));
  let byHand: ReadonlyMap<number, number> = new Map();
  /** Until when each arc's speed is or was by hand, in milliseconds. */
  const changedUntil = new Map<number, number>();
  let own = reckonWith(first, nowMs);
  let arcSeconds = own;

  function guessOf(hour: number) {
    return { hour, guessed: guessSeconds(graph, hour) };
  }
  function guessAt(at: number) {
    const hour = hourOfWeek(timeZone, at);
    if (kept.hour !== hour) kept = guessOf(hour);
    return kept;
  }
  function reckonWith(learnt: SharedArrayBuffer | null, at: number): Float32Array {
    const guess = guessAt(at);
    return learnt ? learnSeconds(graph, unpackSpeeds(graph, learnt), guess) : guess.guessed;
  }
  function withHand(): Float32Array {
    if (byHand.size === 0) return own;
    const changed = own.slice();
    for (const [arc, kmh] of byHand)
      changed[arc] = (graph.streetMeters[graph.arcStreet[arc] ?? 0] ?? 0) / (kmh / 3.6);
    return changed;
  }
  // A car may report a drive after the change in which it took place has ended.
  const isChanged = ({ arc, enteredAt }: DrivenArc): boolean =>
    enteredAt < (changedUntil.get(arc) ?? -Infinity);
  return {
    secondsNow: () => arcSeconds,
    reckon(learnt, at = Date.now()) {
      own = reckonWith(learnt, at);
      arcSeconds = withHand();
    },
    layOver(kmhOf) {
      const now = Date.now();
      for (const [arc, until] of changedUntil) if (until < now - FORGET_MS) changedUntil.delete(arc);
      for (const arc of byHand.keys()) changedUntil.set(arc, now);
      for (const arc of kmhOf.keys()) changedUntil.set(arc, Infinity);
      byHand = kmhOf;
      arcSeconds = withHand();
    },
    see: (driven) => (driven[0] ? seeDrive(graph, driven, guessAt(driven[0].enteredAt), isChanged) : []),
  };
}
