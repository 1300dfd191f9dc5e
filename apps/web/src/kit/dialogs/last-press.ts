/** Where somebody pressed last, and when. */
export interface Press {
  x: number;
  y: number;
  atMs: number;
}

let last: Press | undefined;

export const lastPress = (): Press | undefined => last;

/** From now on, keeps track of presses: a dialog may come with the one that opens it. */
export const watchLastPress = (): void =>
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => (last = { x, y, atMs: performance.now() }),
    { capture: true, passive: true },
  );
