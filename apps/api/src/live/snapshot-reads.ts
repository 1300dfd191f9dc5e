import { SharedFrames } from './event-hub.ts';

const AT_ONCE = 4;

export interface WantedRead {
  /** People take turns, however many snapshots one of them wants. */
  userId: string;
  /** Everyone who waits for the same key gets the same answer. */
  key: string;
  read: () => Promise<unknown>;
  /** It joins a statement with others of its kind (`gatherReads`), and waits for no turn. */
  isGathered?: boolean | undefined;
  /** Called when the read begins; returns whether the snapshot is still wanted. */
  begin: () => boolean;
}

interface Waiting {
  wanted: WantedRead[];
  settle: PromiseWithResolvers<SharedFrames | null>;
}

/**
 * Reads few snapshots at once, to leave the database's connections to other calls. Equal ones that wait are read and
 * written once. A read under way serves no later caller: it would miss the changes since it began.
 */
export class SnapshotReads {
  #running = 0;
  /** By person, in the order of their turns. */
  readonly #waitingOf = new Map<string, Map<string, Waiting>>();

  /**
   * @returns null where the snapshot is no longer wanted
   * @throws as `read` does
   */
  ask(wanted: WantedRead): Promise<SharedFrames | null> {
    if (wanted.isGathered) return readOnce({ wanted: [wanted] });
    const { userId, key } = wanted;
    let ofUser = this.#waitingOf.get(userId);
    if (!ofUser) this.#waitingOf.set(userId, (ofUser = new Map()));
    let waiting = ofUser.get(key);
    if (!waiting) ofUser.set(key, (waiting = { wanted: [], settle: Promise.withResolvers() }));
    waiting.wanted.push(wanted);
    // Snapshots asked for at the same time wait together.
    queueMicrotask(() => this.#fill());
    return waiting.settle.promise;
  }

  #fill(): void {
    while (this.#running < AT_ONCE) {
      const waiting = this.#takeNext();
      if (!waiting) return;
      this.#running += 1;
      readOnce(waiting)
        .then(waiting.settle.resolve, waiting.settle.reject)
        .finally(() => {
          this.#running -= 1;
          this.#fill();
        });
    }
  }

  /** The first in turn, who then goes to the end. */
  #takeNext(): Waiting | undefined {
    for (const [userId, ofUser] of this.#waitingOf) {
      this.#waitingOf.delete(userId);
      for (const [key, waiting] of ofUser) {
        ofUser.delete(key);
        if (ofUser.size > 0) this.#waitingOf.set(userId, ofUser);
        return waiting;
      }
    }
    return undefined;
  }
}

async function readOnce({ wanted }: Pick<Waiting, 'wanted'>): Promise<SharedFrames | null> {
  const [first] = wanted.filter(({ begin }) => begin());
  if (!first) return null;
  const data = await first.read();
  return new SharedFrames({ type: 'snapshot', data, serverTime: Date.now() });
}
