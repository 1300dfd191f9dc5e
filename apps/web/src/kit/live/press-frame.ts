import { nextFrame } from '../page/next-frame.ts';

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

let answered: Promise<void> | undefined;

/** Ends once the frame is drawn that answers the last press; undefined where no press waits for one. */
export const pressAnswered = (): Promise<void> | undefined => answered;

/**
 * Knows from now on which presses wait for their frame.
 * @param page where presses are heard of
 * @param drawn ends once the next frame is drawn
 */
export function watchPresses(page: EventTarget, drawn: () => Promise<void> = nextFrame): void {
  const wait = () => {
    answered ??= drawn().then(() => {
      answered = undefined;
    });
  };
  for (const press of PRESSES) page.addEventListener(press, wait, { capture: true, passive: true });
}
