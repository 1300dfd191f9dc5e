import type { ServerEvent } from './events.ts';
import { textFrame } from './text-frame.ts';
import type { Topic } from './topics.ts';

/** What a subscription shows of an event: a change, 'reread' for a new snapshot, or nothing. */
export type View<Change> = (event: ServerEvent, topic: Topic) => Change | 'reread' | undefined;

export interface Listener {
  readonly view: View<unknown>;
  /**
   * `frames` is shared by all listeners that get the same change, so each request id's bytes are written once. A slow
   * socket may leave out a droppable change.
   */
  push(frames: SharedFrames, droppable: boolean): void;
  /** Asks for a new snapshot. */
  reread(): void;
}

/** One message of a live view as JSON, and its wire frames by request id, made on first use. */
export class SharedFrames {
  readonly json: string;
  #byRequestId = new Map<number | string, Buffer>();
  #lastId: number | string | undefined;
  #lastFrame: Buffer | undefined;

  constructor(message: { type: 'snapshot' | 'change'; data: unknown; serverTime?: number }) {
    this.json = JSON.stringify(message);
  }

  /** The tRPC message for a subscription, as sent over the line. */
  frameFor(requestId: number | string): Buffer {
    if (requestId === this.#lastId && this.#lastFrame) return this.#lastFrame;
    let frame = this.#byRequestId.get(requestId);
    if (!frame) {
      frame = textFrame(`{"id":${JSON.stringify(requestId)},"result":{"type":"data","data":${this.json}}}`);
      this.#byRequestId.set(requestId, frame);
    }
    this.#lastId = requestId;
    return (this.#lastFrame = frame);
  }
}

/** The listeners of each topic in this process. */
export class EventHub {
  #listeners = new Map<Topic, Set<Listener>>();

  join(topic: Topic, listener: Listener): () => void {
    let set = this.#listeners.get(topic);
    if (!set) this.#listeners.set(topic, (set = new Set()));
    set.add(listener);
    return () => this.leave(topic, listener);
  }

  leave(topic: Topic, listener: Listener): void {
    const set = this.#listeners.get(topic);
    if (set?.delete(listener) && set.size === 0) this.#listeners.delete(topic);
  }

  has(topic: Topic): boolean {
    return this.#listeners.has(topic);
  }

  /** Each distinct view of the event is made and serialized once. */
  publish(topic: Topic, event: ServerEvent, droppable = false): void {
    const listeners = this.#listeners.get(topic);
    if (!listeners) return;
    const made = new Map<View<unknown>, SharedFrames | 'reread' | undefined>();
    let view: View<unknown> | undefined;
    let frames: SharedFrames | 'reread' | undefined;
    for (const listener of listeners) {
      // Most listeners of a topic share one view, and this loop is the product's hottest: it doesn't look up equal
      // views further back.
      if (listener.view !== view) {
        view = listener.view;
        if (!made.has(view)) {
          const change = view(event, topic);
          made.set(
            view,
            change === undefined || change === 'reread'
              ? change
              : new SharedFrames({ type: 'change', data: change }),
          );
        }
        frames = made.get(view);
      }
      if (frames === 'reread') listener.reread();
      else if (frames) listener.push(frames, droppable);
    }
  }

  reread(topic: Topic): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener.reread();
  }

  /** After a gap in the feed, every subscription gets a new snapshot. */
  rereadAll(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.reread();
  }

  get listenerCount(): number {
    const all = new Set<Listener>();
    for (const listeners of this.#listeners.values()) for (const listener of listeners) all.add(listener);
    return all.size;
  }
}
