import { notifyManager } from '@tanstack/react-query';
import { nextFrame } from '../page/next-frame.ts';

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/**
 * What comes in between a press and the frame that answers it shows with the frame after: else a screen that is drawn anew for
 * the server's answer, or for another's ride, holds up the sign that the press was felt.
 * @param page where presses are heard of
 * @param drawn ends once the next frame is drawn
 */
export function tellAfterFrame(page: EventTarget, drawn: () => Promise<void> = nextFrame): void {
  let answered: Promise<void> | undefined;
  const wait = () => {
    answered ??= drawn().then(() => {
      answered = undefined;
    });
  };
  for (const press of PRESSES) page.addEventListener(press, wait, { capture: true, passive: true });
  notifyManager.setScheduler((tell) => {
    if (answered) void answered.then(tell);
    else setTimeout(tell, 0);
  });
}
