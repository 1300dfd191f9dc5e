import { nextFrame } from './next-frame.ts';

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

let answered: Promise<void> | undefined;

/** Resolves once the frame that answers the last press is drawn; undefined if no press waits for a frame. */
export const pressAnswered = (): Promise<void> | undefined => answered;

/**
 * From now on, keeps track of presses that wait for their frame.
 * @param page where presses are heard
 * @param drawn resolves once the next frame is drawn
 */
export function watchPresses(page: EventTarget, drawn: () => Promise<void> = nextFrame): void {
  const wait = () => {
    answered ??= drawn().then(() => {
      answered = undefined;
    });
  };
  for (const press of PRESSES) page.addEventListener(press, wait, { capture: true, passive: true });
}
