import { nextFrame } from './next-frame.ts';

/** Long enough for the page and its map to be asked for first; in milliseconds. */
const FIRST_MS = 2_000;
/** What says that somebody may want more at any moment. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

let quiet: Promise<void> | undefined;

/** Ends once the first page is there and the browser has nothing to do, or at the first touch of a finger, a pointer or a key. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    // What comes then doesn't hold up the frame that answers a press.
    const soon = () => void nextFrame().then(end);
    for (const touch of TOUCHES)
      addEventListener(touch, soon, { signal: listening.signal, capture: true, passive: true });
    // Not every browser says when it has nothing to do.
    setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(end) : end()), FIRST_MS);
  });
  return quiet;
}
