import { EventEmitter, on } from 'node:events';
import type { Live as LiveMessage } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { EventHub, Listener, SharedFrames, View } from './event-hub.ts';
import { SnapshotReads } from './snapshot-reads.ts';
import type { Topic } from './topics.ts';

/** Where the messages of a followed subscription go. */
export interface Sink {
  /** The subscriber: one person's subscriptions of a kind on one topic, in one session, show the same. */
  viewer?: { userId: string; sessionId: string };
  snapshot(frames: SharedFrames): void;
  change(frames: SharedFrames, droppable: boolean): void;
  /** The subscription is not allowed, and ends. */
  refused(error: AppError): void;
}

/**
 * A snapshot that can't be read, for example while the database restarts, is tried again after this long, in
 * milliseconds.
 */
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** The most changes that wait for a snapshot being read. With more, another snapshot is cheaper. */
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
  /** Reads the present state. Called again after every gap. */
  read: () => Promise<Snapshot>;
  /**
   * A function shared by all subscriptions of its kind and by no other kind, so that a change is serialized once for
   * all of them, and a snapshot once for all of one person's.
   */
  view: View<Change>;
  /** The snapshot is the same for every reader: read and written once for all who wait. */
  isForAll?: true;
  /** `read` is one statement shared with others of its kind. */
  isGathered?: true;
}

/**
 * The result of a live procedure: a snapshot, then changes, and a new snapshot after every gap. The live endpoint
 * passes it straight to the socket; elsewhere it is an async iterable of the same messages.
 */
export class Live<Snapshot, Change> implements AsyncIterable<LiveMessage<Snapshot, Change>> {
  readonly #source: Source<Snapshot, Change>;

  constructor(source: Source<Snapshot, Change>) {
    this.#source = source;
  }

  /** The present state, once, without following it. */
  read(): Promise<Snapshot> {
    return this.#source.read();
  }

  /** Joins first and reads then, so that nothing is missed in between. Returns the function that leaves. */
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

/** Changes alone, without a snapshot: what they tell of is read by page, and read again after each of them. */
export const liveChanges = <Change>(
  hub: EventHub,
  topic: Topic | readonly Topic[],
  view: View<Change>,
): Live<null, Change> => new Live({ hub, topic, view, read: () => Promise.resolve(null) });

/** One subscription: a single object, since there is one for each view of each socket. */
class Follower implements Listener {
  readonly view: View<unknown>;
  readonly #source: Source<unknown, unknown>;
  readonly #sink: Sink;
  /** Changes that arrive during the read of a snapshot; null without one. */
  #buffered: SharedFrames[] | null = null;
  /** A snapshot was sent, to which changes can be added. */
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
    // A position is old by the time the snapshot is there, and the snapshot has a newer one.
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

  /**
   * Sends the changes that arrived during the read. Some may be older than the snapshot; clients drop them by their
   * versions.
   */
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
        // A snapshot is sent even if it is already out of date. Otherwise nobody would see anything where changes come
        // faster than snapshots are read.
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

/** The lane in which a snapshot waits, and the key of equal ones. */
function laneOf({ view, topic, isForAll }: Source<unknown, unknown>, { viewer }: Sink) {
  let kind = kindIds.get(view);
  if (kind === undefined) kindIds.set(view, (kind = kinds += 1));
  if (isForAll) return { userId: 'everybody', key: [kind, topic].flat().join(' ') };
  if (!viewer) return { userId: `stranger ${(strangers += 1)}`, key: '' };
  return { userId: viewer.userId, key: [kind, viewer.sessionId, topic].flat().join(' ') };
}
