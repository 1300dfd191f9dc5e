import { describe, expect, test } from 'vitest';
import { judgeRefresh } from '../testing/judge-refresh.ts';

const LONG = 7_200;
const SHORT = 10;

/** One session and its clock, in seconds. */
function openSession() {
  let [now, newest, renewedAt, isEnded] = [0, 1, 0, false];
  return {
    wait: (seconds: number) => void (now += seconds),
    isEnded: () => isEnded,
    /** @returns the generation of the refresh token it returns; undefined for none */
    use: (generation: number): number | undefined => {
      if (isEnded) return undefined;
      const outcome = judgeRefresh(generation, { newest, renewedAgo: now - renewedAt, openedAgo: now });
      if (outcome === 'end') isEnded = true;
      if (outcome === 'next') [newest, renewedAt] = [newest + 1, now];
      return outcome === 'next' || outcome === 'again' ? newest : undefined;
    },
  };
}

/** All ways to choose one of `choices` this many times. */
const sequences = (choices: number, length: number): number[][] =>
  length === 0
    ? [[]]
    : sequences(choices, length - 1).flatMap((rest) =>
        Array.from({ length: choices }, (_, n) => [...rest, n]),
      );

describe('whoever is alone is never signed out', () => {
  test('while answers get lost and are asked for again at once', () => {
    for (const losses of sequences(3, 6)) {
      const session = openSession();
      let mine = 1;
      for (const lost of losses) {
        session.wait(LONG);
        for (let n = 0; n < lost; n++) {
          expect(session.use(mine)).toBe(mine + 1);
          session.wait(SHORT);
        }
        expect(session.use(mine)).toBe(mine + 1);
        mine += 1;
      }
    }
  });

  test('who takes no other than the first token, for a month', () => {
    const session = openSession();
    for (let hours = 0; hours < 30 * 24; hours += 2) {
      expect(session.use(1)).toBe(2);
      session.wait(LONG);
    }
    expect(session.use(1)).toBeUndefined();
    expect(session.isEnded()).toBe(true);
  });
});

describe('a token in two hands', () => {
  /** Each step is made by the owner (0) or by the thief, with the first, second, … token that fell into their hands. */
  function play(steps: number[], { before, keepsFirst }: { before: number; keepsFirst: boolean }) {
    const session = openSession();
    let mine = 1;
    const renew = (): boolean => {
      const next = session.use(keepsFirst ? 1 : mine);
      mine = next ?? mine;
      return next !== undefined;
    };
    for (let n = 0; n < before; n++) {
      renew();
      session.wait(LONG);
    }
    const stolen = [keepsFirst ? 1 : mine];
    /** The person who got new tokens each time; t where the thief did with the successor of the stolen token. */
    let seen = '';
    for (const step of steps) {
      const token = stolen[step - 1] ?? stolen[0] ?? 1;
      if (step === 0) seen += renew() ? 'O' : '';
      else {
        const next = session.use(token);
        if (next !== undefined) {
          stolen.push(next);
          seen += token === stolen[0] ? 'T' : 't';
        }
      }
      session.wait(LONG);
    }
    return { seen, isEnded: session.isEnded() };
  }

  const STEPS = sequences(4, 6);
  const isOfBoth = (steps: number[]): boolean => steps.includes(0) && steps.some((step) => step > 0);

  test.each([1, 2, 3])('is found out by the next of either, stolen after %i renewals', (before) => {
    const missed = STEPS.filter((steps) => {
      const { seen, isEnded } = play(steps, { before, keepsFirst: false });
      return !/^(O*|[Tt]*)$/.test(seen) || (isOfBoth(steps) && !isEnded);
    });
    expect(missed).toEqual([]);
  });

  test('the very first one brings the second to both, and is found out once either uses that', () => {
    const missed = STEPS.filter((steps) =>
      /O.*O.*[Tt]|t.*O/.test(play(steps, { before: 0, keepsFirst: false }).seen),
    );
    expect(missed).toEqual([]);
  });

  test('of who never takes another than the first, too: by whom it was stolen may use nothing else', () => {
    for (const before of [0, 2])
      expect(STEPS.filter((steps) => /t.*O/.test(play(steps, { before, keepsFirst: true }).seen))).toEqual(
        [],
      );
  });
});
