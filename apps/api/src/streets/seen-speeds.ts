import type { SeenArc } from '@ridewire/streets';
import { ANY_HOUR, type SpeedRow } from './pack-speeds.ts';

/** Observations of a city's cars that are not saved yet: a row for each observed group. */
export class SeenSpeeds {
  readonly #rows = new Map<string, SpeedRow>();

  add(seen: readonly SeenArc[]): void {
    for (const { arc, roadClass, hour, taken, guessed } of seen) {
      this.#addRow({ hour: ANY_HOUR, key: arc, taken, guessed });
      this.#addRow({ hour, key: roadClass, taken, guessed });
    }
  }

  addAll(other: SeenSpeeds): void {
    for (const row of other.#rows.values()) this.#addRow(row);
  }

  /** By hour, then by key: the order in which all processes write them. */
  rows(): SpeedRow[] {
    return [...this.#rows.values()].toSorted((a, b) => a.hour - b.hour || a.key - b.key);
  }

  #addRow(row: SpeedRow): void {
    const id = `${row.hour} ${row.key}`;
    const sum = this.#rows.get(id);
    if (!sum) return void this.#rows.set(id, { ...row });
    sum.taken += row.taken;
    sum.guessed += row.guessed;
  }
}
