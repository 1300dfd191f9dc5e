import type { Locator } from '@playwright/test';

/** Far enough ahead for every page to get the message, in milliseconds. */
const LEAD_MS = 500;

/** Presses buttons of several pages at the same moment, by a timer in each page for one time of the same clock. */
export async function pressTogether(...buttons: Locator[]): Promise<void> {
  const atMs = Date.now() + LEAD_MS;
  await Promise.all(
    buttons.map((button) =>
      button.evaluate(
        (element, at) =>
          new Promise<void>((done) => {
            setTimeout(() => {
              (element as HTMLElement).click();
              done();
            }, at - Date.now());
          }),
        atMs,
      ),
    ),
  );
}
