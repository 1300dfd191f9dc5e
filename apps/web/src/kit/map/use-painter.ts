import { useEffect, useEffectEvent, useState } from 'react';

/** When to paint next, in milliseconds. */
export interface Pace {
  /** The shortest time between two starts; 0 = each frame. */
  everyMs: number;
  /** Time until something changes by itself; infinite for never. */
  againMs: number;
}

export interface Painter {
  /** There is something new to paint. */
  wake: () => void;
}

/** Paints when woken, at the pace the last painting asked for, and never before that one is done. */
export function usePainter(paint: () => Promise<Pace>): Painter {
  const onPaint = useEffectEvent(paint);
  const [loop] = useState(() => new PaintLoop());
  useEffect(() => {
    loop.start(() => onPaint());
    return () => loop.stop();
  }, [loop]);
  return loop;
}

class PaintLoop implements Painter {
  #paint: (() => Promise<Pace>) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #beganMs = Number.NEGATIVE_INFINITY;
  #everyMs = 0;
  #isBusy = false;
  #isWoken = false;

  start(paint: () => Promise<Pace>): void {
    this.#paint = paint;
    this.wake();
  }

  stop(): void {
    this.#paint = undefined;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  wake(): void {
    this.#isWoken = true;
    if (!this.#isBusy) this.#paintIn(0);
  }

  #paintIn(waitMs: number): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (!this.#paint || !Number.isFinite(waitMs)) return;
    const leastMs = this.#beganMs + this.#everyMs - performance.now();
    this.#timer = setTimeout(
      () => {
        this.#frame = requestAnimationFrame(() => void this.#paintNow());
      },
      Math.max(0, waitMs, leastMs),
    );
  }

  async #paintNow(): Promise<void> {
    const paint = this.#paint;
    if (!paint) return;
    this.#isBusy = true;
    this.#isWoken = false;
    this.#beganMs = performance.now();
    const { everyMs, againMs } = await paint();
    this.#isBusy = false;
    this.#everyMs = everyMs;
    this.#paintIn(this.#isWoken ? 0 : againMs);
  }
}
