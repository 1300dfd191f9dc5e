import { afterEach, expect, test, vi } from 'vitest';
import { endSoon } from './end-soon.ts';

afterEach(() => void vi.useRealTimers());

test('what never ends is named after a minute', async () => {
  vi.useFakeTimers();
  const said = endSoon('The API', new Promise(() => {})).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await said).toContain('The API doesn’t end.');
});

test('what ends is waited for, also where it fails', async () => {
  await endSoon('The API', Promise.resolve());
  await expect(endSoon('The API', Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});
