import type { Page } from '@playwright/test';

/** How far a page may move by itself, over all its moves. A hundredth is a line of text somewhere below. */
export const MOST_SHIFT = 0.02;

/**
 * How far this document moved by itself: the sum of its layout shifts until someone pressed or typed, as web vitals
 * measure it.
 * @param untilMs only shifts this soon after it was opened
 */
export async function readShift(page: Page, untilMs = 600_000): Promise<number> {
  return await page.evaluate(
    (endMs) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[];
          const pressedAt = list.getEntriesByType('first-input')[0]?.startTime ?? endMs;
          const own = shifts.filter(({ startTime }) => startTime < Math.min(pressedAt, endMs));
          resolve(own.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'first-input', buffered: true });
        // Every document was painted once, so with this there is always an entry.
        observer.observe({ type: 'paint', buffered: true });
      }),
    untilMs,
  );
}
