import { expect, test } from 'vitest';
import { drawRatios } from './draw-ratios.ts';
import type { KeptResult } from './results.ts';
import { putFigures } from './write-performance.ts';

const PAGE = 'Before.\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nAfter.\n';
const result = {
  title: 'a < b',
  floor: '10 µs',
  product: '11 µs',
  ratio: 1.1,
  goal: 'at most 1.2',
  verdict: 'reached',
  spread: 0.05,
} satisfies KeptResult;

test('figures take the place of those before, and nothing else of the page changes', () => {
  const run = { date: '2026-11-23', machine: '2 × x', isQuick: false, results: [result] };
  const page = putFigures(PAGE, [run]);
  expect(page).toContain('| a < b | 10 µs | 11 µs | 1.10 | 5 % | at most 1.2 | reached |');
  expect(page).toMatch(/^Before\.[^]*After\.\n$/);
  expect(page).not.toContain('old');
  expect(putFigures(page, [run])).toBe(page);
  expect(putFigures(page, [])).toContain('Nothing has been measured yet.');
  expect(() => putFigures('no place', [run])).toThrow('lost the place');
});

test('the picture has a bar for each figure, however far it is from its floor', () => {
  const picture = drawRatios([result, { ...result, ratio: 40 }]);
  expect(picture.match(/<rect /g)).toHaveLength(3);
  expect(picture).toContain('a &lt; b');
});
