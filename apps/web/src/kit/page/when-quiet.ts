import { nextFrame } from '../live/next-frame.ts';

/** Long enough for the page and its map to load first; in milliseconds. */
const FIRST_MS = 2_000;
/** Signs that the person may want more at any moment. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

let quiet: Promise<void> | undefined;

/** Resolves once the first page is there and the browser is idle, or at the first touch, pointer move or key. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    // What loads then doesn't delay the frame that answers a press.
    const soon = () => void nextFrame().then(end);
    for (const touch of TOUCHES)
      addEventListener(touch, soon, { signal: listening.signal, capture: true, passive: true });
    // Not every browser says when it is idle.
    setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(end) : end()), FIRST_MS);
  });
  return quiet;
}
