import type { Actor } from '../../core/actor.ts';
import type { AppError } from '../../core/app-error.ts';
import type { SharedFrames } from '../../live/event-hub.ts';
import { textFrame } from '../../live/text-frame.ts';
import type { Live, Sink } from '../../live/live-subscription.ts';

/** The parts of its socket a view needs. */
export interface ViewHost {
  readonly actor: Actor;
  /** `ahead` is sent before it, in one write. */
  writeSnapshot(frame: Buffer, ahead?: Buffer): void;
  writeChange(frame: Buffer, droppable: boolean): void;
  endView(view: SocketView, error: AppError): void;
}

/** One subscription of a socket. Tens of thousands of them wait at once, so it keeps nothing that only its start needs. */
export class SocketView implements Sink {
  readonly id: number | string;
  readonly path: string;
  readonly #host: ViewHost;
  readonly #giveBack: () => void;
  /** For running work: until a live view is followed, or as long as another kind of subscription goes on. */
  #abort: AbortController | undefined = new AbortController();
  #leave: (() => void) | undefined;
  #isStarted = false;

  constructor(host: ViewHost, id: number | string, path: string, giveBack: () => void) {
    this.#host = host;
    this.id = id;
    this.path = path;
    this.#giveBack = giveBack;
  }

  get viewer(): Actor {
    return this.#host.actor;
  }

  get signal(): AbortSignal | undefined {
    return this.#abort?.signal;
  }

  follow(live: Live<unknown, unknown>): void {
    this.#abort = undefined;
    this.#leave = live.follow(this);
  }

  /** Ends any present work. */
  stop(): void {
    this.#giveBack();
    this.#abort?.abort();
    this.#leave?.();
  }

  snapshot(frames: SharedFrames): void {
    const frame = frames.frameFor(this.id);
    if (this.#isStarted) return this.#host.writeSnapshot(frame);
    // The start is reported together with the first content, which saves a write.
    this.#isStarted = true;
    this.#host.writeSnapshot(
      frame,
      textFrame(`{"id":${JSON.stringify(this.id)},"result":{"type":"started"}}`),
    );
  }

  change(frames: SharedFrames, droppable: boolean): void {
    this.#host.writeChange(frames.frameFor(this.id), droppable);
  }

  refused(error: AppError): void {
    this.#host.endView(this, error);
  }
}
