import { availableParallelism, loadavg } from 'node:os';
import { expect, type Locator, type Page } from '@playwright/test';

/** Every change must be visible everywhere within this time, in milliseconds. */
const AT_ONCE_MS = 1_000;

/**
 * Measures how soon after an action its effects are visible. The median of each page counts: one or two late looks come
 * from a machine that draws several browsers on few cores, while a slow product is slow every time.
 */
export class Delays {
  readonly #tookMs = new Map<Page, number[]>();

  /** Call it right after the action, with what must be visible now. */
  async seen(...wanted: Locator[]): Promise<void> {
    const startMs = performance.now();
    await Promise.all(
      wanted.map(async (locator) => {
        // The page itself looks at every frame; an assertion would look from here, with pauses.
        await locator.first().waitFor({ timeout: 15_000 });
        const before = this.#tookMs.get(locator.page()) ?? [];
        this.#tookMs.set(locator.page(), [...before, Math.round(performance.now() - startMs)]);
      }),
    );
  }

  expectAtOnce(): void {
    // If twice as many programs wait for a core as there are cores, everything takes twice as long.
    const crowding = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    for (const [page, tookMs] of this.#tookMs) {
      const sorted = tookMs.toSorted((a, b) => a - b);
      const said = `milliseconds until seen on ${new URL(page.url()).pathname}: ${sorted.join(' ')}`;
      // Of two, the shorter one: a single pause of a crowded machine decides nothing.
      expect(sorted[Math.floor((sorted.length - 1) / 2)], said).toBeLessThan(AT_ONCE_MS * crowding);
    }
  }
}
