/** Of a frame's 16 ms the page itself and the map need most. */
const SLICE_MS = 1.5;
/** Items between two looks at the clock. */
export const SLICE_ITEMS = 64;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Does what takes longer than a frame has room for, a little in each: the work yields wherever it may pause. What is done
 * within one slice is done at once.
 */
export async function inSlices<Found>(work: Generator<void, Found>): Promise<Found> {
  for (;;) {
    const untilMs = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < untilMs);
    await nextFrame();
  }
}
