import { expect, test } from 'vitest';
import { createRecordCounter } from './count-records.ts';

const count = (...chunks: string[]) => {
  const counter = createRecordCounter();
  for (const chunk of chunks) counter.take(new TextEncoder().encode(chunk));
  return counter.count;
};

test('each line is a record', () => {
  expect(count('')).toBe(0);
  expect(count('\ufeffname,age\r\nRina,4\r\n')).toBe(2);
});

test('a line break in quotes ends none, wherever the bytes are cut', () => {
  const csv = 'name\r\n"two\r\nlines, ""quoted"""\r\n"ঢাকা"\r\n';
  expect(count(csv)).toBe(3);
  for (let cut = 0; cut < csv.length; cut++) expect(count(csv.slice(0, cut), csv.slice(cut))).toBe(3);
});
