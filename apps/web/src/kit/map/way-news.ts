/** Everyone but a driver under way asks at some moment within this, in milliseconds: the search has many to answer. */
export const SPREAD_MS = 8_000;
/** The first pause after a refusal, and the longest, in milliseconds. */
const PAUSE_MS = { first: 2_000, most: 60_000 };

/**
 * Streets were changed on one route, and it is to be asked for again: once, wherever the route is shown, and with growing pauses until
 * an answer comes. All times by one clock.
 */
export class WayNews {
  #told: object | null = null;
  #open: { tries: number; dueMs: number } | null = null;

  /** Until an answer has come that was asked for after the news. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /**
   * @param news the same object counts once, whoever tells of it
   * @param withinMs asked for at some moment within this
   */
  tell(news: object, nowMs: number, withinMs: number, random = Math.random): void {
    if (this.#told === news) return;
    this.#told = news;
    this.#open = { tries: 0, dueMs: nowMs + random() * withinMs };
  }

  /** How long to wait before asking, 0 or less once it is due; null where nothing is to be asked. */
  leftMs(nowMs: number): number | null {
    return this.#open && this.#open.dueMs - nowMs;
  }

  isDue(nowMs: number): boolean {
    return this.#open !== null && this.#open.dueMs <= nowMs;
  }

  /** The route is being asked for. @returns what to do once the answer is there; without it, it is due again after a pause */
  begin(nowMs: number, random = Math.random): () => void {
    const open = this.#open;
    if (!open) return () => {};
    const pauseMs = Math.min(PAUSE_MS.most, PAUSE_MS.first * 2 ** open.tries);
    open.dueMs = nowMs + pauseMs * (0.5 + random());
    open.tries += 1;
    return () => {
      // News since then may be about streets that the answer did not know of.
      if (this.#open === open) this.#open = null;
    };
  }
}

const known = new WeakMap<object, WayNews>();

/** The news about the route of a query. */
export function newsOf(query: object): WayNews {
  let news = known.get(query);
  if (!news) known.set(query, (news = new WayNews()));
  return news;
}
