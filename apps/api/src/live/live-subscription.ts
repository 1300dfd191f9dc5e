import { EventEmitter, on } from 'node:events';
import type { Live as LiveMessage } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { EventHub, Listener, SharedFrames, View } from './event-hub.ts';
import { SnapshotReads } from './snapshot-reads.ts';
import type { Topic } from './topics.ts';

/** Where the messages of a followed subscription go. */
export interface Sink {
  /** One person's subscriptions of a kind on one topic, in one session, show the same. */
  viewer?: { userId: string; sessionId: string };
  snapshot(frames: SharedFrames): void;
  change(frames: SharedFrames, droppable: boolean): void;
  /** The subscription isn't allowed, and ends. */
  refused(error: AppError): void;
}

/** When a snapshot that couldn't be read is tried again. */
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** The most changes that wait for a snapshot. With more, another snapshot is cheaper. */
const MAX_BUFFERED = 1_000;

/** After a gap every subscription reads at once. */
const snapshots = new SnapshotReads();
const kindIds = new WeakMap<object, number>();
let kinds = 0;
let strangers = 0;

interface Source<Snapshot, Change> {
  hub: EventHub;
  /** One topic, or several about the same state. */
  topic: Topic | readonly Topic[];
  /** Called again after every gap. */
  read: () => Promise<Snapshot>;
  /**
   * One function for all subscriptions of a kind and no others: a change is serialized once for all, a snapshot once
   * for all of one person's.
   */
  view: View<Change>;
  /** The snapshot is the same for everyone, so it is read and written once for all who wait. */
  isForAll?: true;
  /** `read` is one statement shared with others of its kind. */
  isGathered?: true;
}

/**
 * The result of a live procedure: a snapshot, then changes, and a new snapshot after every gap. The live endpoint
 * passes it to the socket; elsewhere it is an async iterable.
 */
export class Live<Snapshot, Change> implements AsyncIterable<LiveMessage<Snapshot, Change>> {
  readonly #source: Source<Snapshot, Change>;

  constructor(source: Source<Snapshot, Change>) {
    this.#source = source;
  }

  /** The present state, without following it. */
  read(): Promise<Snapshot> {
    return this.#source.read();
  }

  /** Joins before it reads, so that nothing is missed in between. Returns the function that leaves. */
  follow(sink: Sink): () => void {
    const follower = new Follower(this.#source, sink);
    return () => follower.leave();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveMessage<Snapshot, Change>> {
    const messages = new EventEmitter();
    const abort = new AbortController();
    const feed = on(messages, 'message', { signal: abort.signal });
    const leave = this.follow({
      snapshot: (frames) => messages.emit('message', frames.json),
      change: (frames) => messages.emit('message', frames.json),
      refused: (error) => abort.abort(error),
    });
    try {
      for await (const [json] of feed) yield JSON.parse(json as string) as LiveMessage<Snapshot, Change>;
    } finally {
      leave();
    }
  }
}

/** Changes without a snapshot: what they tell of is read by page, again after each. */
export const liveChanges = <Change>(
  hub: EventHub,
  topic: Topic | readonly Topic[],
  view: View<Change>,
): Live<null, Change> => new Live({ hub, topic, view, read: () => Promise.resolve(null) });

/** One subscription: a single object, since each socket has one for each view. */
class Follower implements Listener {
  readonly view: View<unknown>;
  readonly #source: Source<unknown, unknown>;
  readonly #sink: Sink;
  /** Changes that arrive while a snapshot is read; null at other times. */
  #buffered: SharedFrames[] | null = null;
  /** A snapshot was sent. */
  #isShown = false;
  #isReading = false;
  #isStale = false;
  #hasLeft = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(source: Source<unknown, unknown>, sink: Sink) {
    this.view = source.view;
    this.#source = source;
    this.#sink = sink;
    for (const topic of this.#topics) source.hub.join(topic, this);
    void this.#read();
  }

  get #topics(): readonly Topic[] {
    return [this.#source.topic].flat();
  }

  push(frames: SharedFrames, droppable: boolean): void {
    if (!this.#buffered) {
      if (this.#isShown) this.#sink.change(frames, droppable);
      return;
    }
    // The snapshot will have a newer position.
    if (droppable) return;
    if (this.#buffered.push(frames) <= MAX_BUFFERED) return;
    // The next snapshot includes them all.
    this.#buffered = [];
    this.#isStale = true;
  }

  reread(): void {
    this.#isStale = true;
    void this.#read();
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#retry);
    for (const topic of this.#topics) this.#source.hub.leave(topic, this);
  }

  /** Changes that arrived during the read may be older than the snapshot; clients drop them by their versions. */
  #sendBuffered(): void {
    const late = this.#buffered ?? [];
    this.#buffered = null;
    if (this.#isShown) for (const frames of late) this.#sink.change(frames, false);
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    try {
      do {
        const frames = await snapshots.ask({
          ...laneOf(this.#source, this.#sink),
          read: this.#source.read,
          isGathered: this.#source.isGathered,
          begin: () => {
            // Earlier changes have committed, so this read sees them.
            this.#isStale = false;
            this.#buffered = [];
            return !this.#hasLeft;
          },
        });
        if (this.#hasLeft || frames === null) return;
        // Sent even if already out of date: otherwise nobody would see anything where changes come faster than
        // snapshots.
        this.#sink.snapshot(frames);
        this.#isShown = true;
        this.#failures = 0;
        this.#sendBuffered();
      } while (this.#isStale);
    } catch (error) {
      if (this.#hasLeft) return;
      if (error instanceof AppError) return this.#sink.refused(error);
      this.#sendBuffered();
      const waitMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
      this.#retry = setTimeout(() => void this.#read(), waitMs);
      this.#failures += 1;
    } finally {
      this.#isReading = false;
    }
  }
}

/** In whose turn a snapshot is read, and the key of equal ones. */
function laneOf({ view, topic, isForAll }: Source<unknown, unknown>, { viewer }: Sink) {
  let kind = kindIds.get(view);
  if (kind === undefined) kindIds.set(view, (kind = kinds += 1));
  if (isForAll) return { userId: 'everybody', key: [kind, topic].flat().join(' ') };
  if (!viewer) return { userId: `stranger ${(strangers += 1)}`, key: '' };
  return { userId: viewer.userId, key: [kind, viewer.sessionId, topic].flat().join(' ') };
}
