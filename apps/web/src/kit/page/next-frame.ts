/** Where none is drawn, as on a page that nobody sees, it is over after so long, in milliseconds. */
const LONGEST_MS = 100;

/** Ends once the next frame is drawn: what is done after it doesn't hold up the answer to a press. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Before it is drawn browsers still do what stands here.
      setTimeout(resolve);
    });
  });
