/** The share of a frame's 16 ms that this may take; the page and the map need most of it. */
const SLICE_MS = 1.5;
/** Items between two pauses. */
export const SLICE_ITEMS = 256;
/** At least this many steps are done per frame however long they take, so that the work ends soon even if frames are rare. */
const LEAST_STEPS = 8;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Does all of it now. */
export function atOnce<Found>(work: Generator<void, Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does work that is too long for one frame in parts: it yields wherever it may pause. Work that fits into one slice is
 * done at once.
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
