import { expect, test, vi } from 'vitest';
import { keepSaid, parseSaid, readSaid } from './said-turns.ts';
import type { SaidTurn } from './turn-to-say.ts';

const turn = { lat: 23.78, lng: 90.4, turn: 'right', when: 'near' };
const kept = (stage: string) => JSON.stringify({ stage, said: [turn] });

test('what was said is known after a reload of the same stage, and forgotten in another', () => {
  expect(parseSaid(kept('ride-1 pickup'), 'ride-1 pickup')).toEqual([turn]);
  expect(parseSaid(kept('ride-1 pickup'), 'ride-1 destination')).toEqual([]);
  expect(parseSaid(kept('ride-1 pickup'), 'ride-2 pickup')).toEqual([]);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"stage":"a"}',
  '{"stage":"a","said":5}',
  '{"stage":"a","said":[null,3,{}]}',
  '{',
])('what others stored is nothing said: %j', (text) => {
  expect(parseSaid(text, 'a')).toEqual([]);
});

test('each turn that was said is kept over a reload, and without storage until then', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const [right, left] = [turn, { ...turn, lat: 23.79, turn: 'left' }] as SaidTurn[];
  keepSaid('ride-9 pickup', right!);
  keepSaid('ride-9 pickup', left!);
  expect(readSaid('ride-9 pickup')).toEqual([right, left]);
  // As after a reload: another stage is read from storage.
  stored.set('ridewire-said-turns', kept('ride-9 destination'));
  expect(readSaid('ride-9 destination')).toEqual([turn]);
  expect(readSaid('ride-9 pickup')).toEqual([]);

  const forbid = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  expect(readSaid('ride-10 pickup')).toEqual([]);
  keepSaid('ride-10 pickup', right!);
  expect(readSaid('ride-10 pickup')).toEqual([right]);
});

test('what was said is stored for the next page of this device', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  keepSaid('ride-11 pickup', turn as SaidTurn);
  expect(parseSaid(stored.get('ridewire-said-turns') ?? null, 'ride-11 pickup')).toEqual([turn]);
});
