import { afterEach, expect, test, vi } from 'vitest';
import { forgetKept } from '../../session/forget-kept.ts';
import { forgetSession } from '../../session/on-session-end.ts';
import { keepGoal, readGoalKept } from './kept-goal.ts';

afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

/** A browser's storage, whose own keys are those of its values. */
function stubStorage() {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(values, { get: (_, name) => Reflect.get(methods, name) as unknown }),
  );
  return values;
}

const goal = { day: '2026-11-21', goalCents: 10_000, isSaid: true };

test('a device keeps each driver’s goal, until they sign out', () => {
  stubStorage();
  keepGoal('karim', goal);
  expect(readGoalKept('karim')).toEqual(goal);
  expect(readGoalKept('rafiq')).toBeNull();
  forgetKept();
  expect(readGoalKept('karim')).toBeNull();
});

test.each(['', 'null', '7', '{"day":1}', '{'])('%j is no goal', (text) => {
  stubStorage()['ridewire-day-goal:karim'] = text;
  expect(readGoalKept('karim')).toBeNull();
});

test('without a storage it is kept until the page is loaded again', () => {
  vi.stubGlobal('localStorage', undefined);
  keepGoal('karim', goal);
  expect(readGoalKept('karim')).toEqual(goal);
});
