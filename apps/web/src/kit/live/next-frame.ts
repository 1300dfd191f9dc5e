/** If no frame is drawn, as on a hidden page, it is over after this long, in milliseconds. */
const LONGEST_MS = 100;

/** Resolves once the next frame is drawn. Work done after it doesn't delay the response to a press. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Browsers run this before the frame is drawn.
      setTimeout(resolve);
    });
  });
