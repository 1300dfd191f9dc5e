import { expect, test } from 'vitest';
import { boundAsking } from './bound-asking.ts';

test('so much of one person and of all is under way at once; what ends, however it ends, makes room', async () => {
  const bounded = boundAsking();
  const open: PromiseWithResolvers<string>[] = [];
  const begin = (by: string) => {
    const work = Promise.withResolvers<string>();
    return bounded(by, () => (open.push(work), work.promise)).catch(String);
  };
  const ofOne = Array.from({ length: 6 }, () => begin('one'));
  expect(open).toHaveLength(4);
  expect(await Promise.all(ofOne.slice(4))).toEqual([null, null]);
  const ofOthers = Array.from({ length: 40 }, (_, i) => begin(`${i}`));
  expect(open).toHaveLength(32);
  expect(await ofOthers.at(-1)).toBeNull();

  open[0]?.resolve('done');
  open[1]?.reject(new Error('broken'));
  expect(await Promise.all(ofOne.slice(0, 2))).toEqual(['done', 'Error: broken']);
  void begin('one');
  void begin('another');
  void begin('one more');
  expect(open).toHaveLength(34);
});
