import { expect, test } from 'vitest';
import { maySpark } from './may-spark.ts';

test('one spark a second', () => {
  expect(maySpark(undefined, 0)).toBe(true);
  expect(maySpark(1000, 1999)).toBe(false);
  expect(maySpark(1000, 2000)).toBe(true);
});
