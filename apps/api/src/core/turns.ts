interface Turn {
  underWay: number;
  waiting: (() => void)[];
}

/** Has so many pieces of work for each key be under way at once; further ones begin in turn as others end. */
export class Turns {
  readonly #atOnce: number;
  readonly #turns = new Map<string, Turn>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** @returns what to wait for before the work; undefined where it may begin at once. `end` has to follow in any case */
  begin(key: string): Promise<void> | undefined {
    const turn = this.#turns.get(key) ?? { underWay: 0, waiting: [] };
    if (turn.underWay >= this.#atOnce) return new Promise((resolve) => turn.waiting.push(resolve));
    turn.underWay += 1;
    this.#turns.set(key, turn);
    return undefined;
  }

  end(key: string): void {
    const turn = this.#turns.get(key);
    if (!turn) return;
    const next = turn.waiting.shift();
    // The place goes on to it.
    if (next) return next();
    turn.underWay -= 1;
    if (turn.underWay === 0) this.#turns.delete(key);
  }
}
