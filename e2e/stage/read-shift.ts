import type { Page } from '@playwright/test';

/** What a page may move by itself, all its moves together: a hundredth is a line of text somewhere below. */
export const MOST_SHIFT = 0.02;

/**
 * How far what stood on this document moved by itself: the sum of its layout shifts until somebody pressed or typed, in the
 * measure of web vitals.
 * @param untilMs only those so soon after it was opened
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
        // Every document was painted once: with this there is always something to be told of.
        observer.observe({ type: 'paint', buffered: true });
      }),
    untilMs,
  );
}
