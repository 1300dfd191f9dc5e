import { expect } from '@playwright/test';

/** What happens anywhere is seen everywhere within this, in milliseconds. */
const AT_ONCE_MS = 1_000;

/**
 * Measures how soon after an action things are seen. One late look is the machine's, which runs several browsers on few
 * cores; when more than one in ten are late, it is the product.
 */
export class Delays {
  readonly #tookMs: number[] = [];

  /** To be called right after the action, with what must be seen now. */
  async seen(...checks: Promise<void>[]): Promise<void> {
    const startMs = performance.now();
    await Promise.all(
      checks.map((check) => check.then(() => this.#tookMs.push(Math.round(performance.now() - startMs)))),
    );
  }

  expectAtOnce(): void {
    const sorted = this.#tookMs.toSorted((a, b) => a - b);
    const ninetieth = sorted[Math.floor(sorted.length * 0.9)];
    expect(ninetieth, `milliseconds until seen: ${sorted.join(' ')}`).toBeLessThan(AT_ONCE_MS);
  }
}
