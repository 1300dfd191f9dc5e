import type { DrivenArc, StreetGraph } from '@ridewire/streets';
import { guessSeconds, hourOfWeek } from '@ridewire/streets/guess-speeds';
import { learnSeconds, seeDrive, type SeenArc } from '@ridewire/streets/learn-speeds';
import { unpackSpeeds } from './pack-speeds.ts';

/** How fast cars are in a city. Calculated in the search thread, because each look goes over all arcs. */
export interface CitySpeeds {
  /** How long each arc takes, as last calculated. */
  secondsNow: () => Float32Array;
  /** Calculates again, from this hour's guess and everything learned. @param learnt as `packSpeeds` packs it */
  reckon: (learnt: SharedArrayBuffer | null) => void;
  /** Records what a drive tells of its arcs. */
  see: (driven: readonly DrivenArc[]) => SeenArc[];
}

interface Options {
  /** The city's time zone, which its rush hours follow. */
  timeZone: string;
  learnt: SharedArrayBuffer | null;
}

export function createCitySpeeds(graph: StreetGraph, { timeZone, learnt: first }: Options): CitySpeeds {
  let kept = guessOf(hourOfWeek(timeZone));
  let arcSeconds = reckonWith(first);

  function guessOf(hour: number) {
    return { hour, guessed: guessSeconds(graph, hour) };
  }
  function guessAt(at: number) {
    const hour = hourOfWeek(timeZone, at);
    if (kept.hour !== hour) kept = guessOf(hour);
    return kept;
  }
  function reckonWith(learnt: SharedArrayBuffer | null): Float32Array {
    const guess = guessAt(Date.now());
    return learnt ? learnSeconds(graph, unpackSpeeds(graph, learnt), guess) : guess.guessed;
  }
  return {
    secondsNow: () => arcSeconds,
    reckon(learnt) {
      arcSeconds = reckonWith(learnt);
    },
    see: (driven) => (driven[0] ? seeDrive(graph, driven, guessAt(driven[0].enteredAt)) : []),
  };
}
