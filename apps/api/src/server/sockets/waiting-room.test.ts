import { expect, test, vi } from 'vitest';
import { WaitingRoom } from './waiting-room.ts';

test('each address has so many places, and each comes back once', () => {
  const room = new WaitingRoom();
  const leave = Array.from({ length: 100 }, () => room.enter('a', () => {}))[0];
  expect(room.enter('a', () => {})).toBeUndefined();
  expect(room.enter('b', () => {})).toBeDefined();
  leave?.();
  leave?.();
  expect(room.enter('a', () => {})).toBeDefined();
  expect(room.enter('a', () => {})).toBeUndefined();
});

test('ten addresses that fill it keep nobody out: the longest waiting of the fullest goes', () => {
  const room = new WaitingRoom();
  const away: string[] = [];
  for (let i = 0; i < 99; i++) for (let a = 0; a < 10; a++) room.enter(`${a}`, () => away.push(`${a} ${i}`));
  expect(room.isCrowded).toBe(true);
  for (let i = 0; i < 10; i++) room.enter('newcomer', () => away.push('newcomer'));
  expect(away).toEqual([]);
  const leaves = Array.from({ length: 20 }, () => room.enter('another', () => away.push('another')));
  expect(leaves.every((leave) => leave !== undefined)).toBe(true);
  expect(away).toHaveLength(20);
  expect(new Set(away).size).toBe(20);
  expect(away.slice(0, 10).toSorted()).toEqual(Array.from({ length: 10 }, (_, a) => `${a} 0`));
});

test('who was sent away has left', () => {
  const room = new WaitingRoom();
  const sendAway = vi.fn();
  const leave = room.enter('0', sendAway);
  for (let a = 0; a < 10; a++) for (let i = a === 0 ? 1 : 0; i < 100; i++) room.enter(`${a}`, () => {});
  room.enter('newcomer', () => {});
  expect(sendAway).toHaveBeenCalledTimes(1);
  leave?.();
  expect(room.enter('0', () => {})).toBeDefined();
  expect(room.enter('0', () => {})).toBeUndefined();
});
