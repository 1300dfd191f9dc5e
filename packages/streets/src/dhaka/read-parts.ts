import { BADDA } from './parts/badda.ts';
import { DHANMONDI } from './parts/dhanmondi.ts';
import { EXPRESSWAY } from './parts/expressway.ts';
import { GULSHAN } from './parts/gulshan.ts';
import { JATRABARI } from './parts/jatrabari.ts';
import { MIRPUR } from './parts/mirpur.ts';
import { MOHAMMADPUR } from './parts/mohammadpur.ts';
import { MOTIJHEEL } from './parts/motijheel.ts';
import { OLD_DHAKA } from './parts/old-dhaka.ts';
import { RAMNA } from './parts/ramna.ts';
import { TEJGAON } from './parts/tejgaon.ts';
import { UTTARA } from './parts/uttara.ts';
import type { DhakaPart, RoadRow, Spot } from './part.ts';

const PARTS: readonly DhakaPart[] = [
  UTTARA,
  MIRPUR,
  GULSHAN,
  BADDA,
  TEJGAON,
  EXPRESSWAY,
  MOHAMMADPUR,
  DHANMONDI,
  RAMNA,
  MOTIJHEEL,
  OLD_DHAKA,
  JATRABARI,
];

/** One point a road leads through: a junction, or only a bend. */
export interface RoadPoint {
  spot: Spot;
  junction?: string;
}

/** Every junction of the outline by its name. */
export function everyJunction(): ReadonlyMap<string, Spot> {
  return junctions;
}

export function everyRoad(): readonly RoadRow[] {
  return PARTS.flatMap((part) => part.roads);
}

/**
 * The points of a road as a part writes them.
 *
 * @throws {Error} where it names a junction that no part has.
 */
export function readThrough(through: string): RoadPoint[] {
  return through.split('>').map((text) => {
    const word = text.trim();
    const bend = /^(\d+\.\d+) (\d+\.\d+)$/.exec(word);
    if (bend) return { spot: [Number(bend[1]), Number(bend[2])] };
    const spot = junctions.get(word);
    if (!spot) throw new Error(`No part has a junction called ${word}.`);
    return { spot, junction: word };
  });
}

const junctions = new Map<string, Spot>();
for (const part of PARTS) {
  for (const [name, spot] of Object.entries(part.junctions)) {
    if (junctions.has(name)) throw new Error(`Two junctions are called ${name}.`);
    junctions.set(name, spot);
  }
}
