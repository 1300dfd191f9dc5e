/** Of a frame's 16 ms the page itself and the map need most. */
const SLICE_MS = 1.5;
/** Items between two pauses. */
export const SLICE_ITEMS = 256;
/** So many pauses are passed over however long it takes: where frames are rare, all of it must still be done soon. */
const LEAST_STEPS = 8;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Does it all now. */
export function atOnce<Found>(work: Generator<void, Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does what takes longer than a frame has room for, a little in each: the work yields wherever it may pause. What is done
 * within one slice is done at once.
 */
export async function inSlices<Found>(work: Generator<void, Found>): Promise<Found> {
  for (;;) {
    const untilMs = performance.now() + SLICE_MS;
    for (let steps = 1; steps <= LEAST_STEPS || performance.now() < untilMs; steps += 1) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await nextFrame();
  }
}
