import { describe, expect, test } from 'vitest';
import {
  bannerPhase,
  msUntilPhaseChanges,
  seeConnection,
  type ConnectionState,
  type SeenConnection,
} from './connection-banner-phase.ts';

const start: SeenConnection = { link: 'live', sinceMs: 0, told: false };

/** Plays the changes in order, and returns what the banner shows at the end. */
function phaseAfter(changes: [ConnectionState, number][], nowMs: number) {
  const seen = changes.reduce((before, [link, atMs]) => seeConnection(before, link, atMs), start);
  return bannerPhase(seen, nowMs);
}

describe('the banner', () => {
  test('says nothing while all is well', () => {
    expect(bannerPhase(start, 1)).toBe('none');
    expect(bannerPhase(start, 1e9)).toBe('none');
  });
  test('waits two seconds before it tells of a loss', () => {
    expect(phaseAfter([['down', 1000]], 2999)).toBe('none');
    expect(phaseAfter([['down', 1000]], 3000)).toBe('down');
  });
  test('keeps a blip to itself', () => {
    expect(
      phaseAfter(
        [
          ['down', 1000],
          ['live', 2500],
        ],
        2500,
      ),
    ).toBe('none');
  });
  test('tells of the return for two seconds', () => {
    const changes: [ConnectionState, number][] = [
      ['down', 1000],
      ['live', 8000],
    ];
    expect(phaseAfter(changes, 9999)).toBe('back');
    expect(phaseAfter(changes, 10_000)).toBe('none');
  });
  test('says offline at once, and the same loss goes on as down without a pause', () => {
    expect(phaseAfter([['offline', 1000]], 1000)).toBe('offline');
    expect(
      phaseAfter(
        [
          ['offline', 1000],
          ['down', 1500],
        ],
        1600,
      ),
    ).toBe('down');
    expect(
      phaseAfter(
        [
          ['down', 1000],
          ['offline', 1500],
        ],
        1600,
      ),
    ).toBe('offline');
    expect(
      phaseAfter(
        [
          ['offline', 1000],
          ['down', 1500],
          ['live', 1700],
        ],
        1800,
      ),
    ).toBe('back');
  });
  test('a second loss while it says back waits its own two seconds', () => {
    const changes: [ConnectionState, number][] = [
      ['down', 1000],
      ['live', 8000],
      ['down', 8500],
    ];
    expect(phaseAfter(changes, 9000)).toBe('none');
    expect(phaseAfter(changes, 10_500)).toBe('down');
  });
});

test('a loss that changes its kind keeps its beginning', () => {
  const seen = seeConnection(seeConnection(start, 'down', 1000), 'offline', 5000);
  expect(seen.sinceMs).toBe(1000);
  expect(seeConnection(seen, 'offline', 9000)).toBe(seen);
});

test('asks to be looked at again only when time alone changes something', () => {
  expect(msUntilPhaseChanges(start, 500)).toBe(Number.POSITIVE_INFINITY);
  expect(msUntilPhaseChanges({ link: 'down', sinceMs: 1000, told: false }, 1500)).toBe(1500);
  expect(msUntilPhaseChanges({ link: 'down', sinceMs: 1000, told: false }, 3000)).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(msUntilPhaseChanges({ link: 'live', sinceMs: 1000, told: true }, 1500)).toBe(1500);
  expect(msUntilPhaseChanges({ link: 'offline', sinceMs: 1000, told: true }, 1500)).toBe(
    Number.POSITIVE_INFINITY,
  );
});
