import { expect, test } from 'vitest';
import { SnapshotReads } from './snapshot-reads.ts';

/** Reads that end when the test says so. */
function makeReads() {
  const reads = new SnapshotReads();
  const begun: { name: string; end: (data?: unknown) => void; fail: (error: Error) => void }[] = [];
  const ask = (userId: string, key: string, begin = () => true) =>
    reads.ask({
      userId,
      key,
      begin,
      read: () =>
        new Promise((end, fail) => begun.push({ name: `${userId} ${key}`, end: end as () => void, fail })),
    });
  /** Ends the reads under way one by one until none is left. */
  const endAll = async () => {
    for (let i = 0; i < begun.length; i++) {
      begun[i]?.end();
      await new Promise(setImmediate);
    }
  };
  return { ask, begun, endAll, names: () => begun.map(({ name }) => name) };
}

test('few at once, and people take turns however much one of them wants', async () => {
  const { ask, endAll, begun, names } = makeReads();
  const greedy = Array.from({ length: 10 }, (_, i) => ask('greedy', `${i}`));
  await expect.poll(() => begun.length).toBe(4);
  const modest = ['a', 'b'].map((userId) => ask(userId, 'own'));
  await endAll();
  await Promise.all([...greedy, ...modest]);
  expect(names().slice(4, 8)).toEqual(['greedy 4', 'a own', 'b own', 'greedy 5']);
  expect(begun).toHaveLength(12);
});

test('who waits for the same gets one answer, who comes while it is read gets the next', async () => {
  const { ask, begun, names } = makeReads();
  for (let i = 0; i < 4; i++) void ask('busy', `${i}`);
  await expect.poll(() => begun.length).toBe(4);
  const first = [ask('a', 'own'), ask('a', 'own'), ask('a', 'own')];
  const left = ask('a', 'left', () => false);
  begun[0]?.end();
  await expect.poll(() => names().at(-1)).toBe('a own');
  const late = ask('a', 'own');
  begun[4]?.end({ n: 1 });
  const [one, two] = await Promise.all(first);
  expect(JSON.parse(one?.json ?? '')).toMatchObject({ type: 'snapshot', data: { n: 1 } });
  expect(two).toBe(one);
  expect(await left).toBeNull();
  await expect.poll(() => begun.length).toBe(6);
  begun[5]?.end({ n: 2 });
  expect((await late)?.json).toContain('"n":2');
});

test('a read that fails fails for those who wait for it, and the next ones go on', async () => {
  const { ask, begun } = makeReads();
  const failing = ask('a', 'own');
  const going = Array.from({ length: 4 }, (_, i) => ask('b', `${i}`));
  await expect.poll(() => begun.length).toBe(4);
  begun[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await expect.poll(() => begun.length).toBe(5);
  for (const { end } of begun) end();
  await Promise.all(going);
});
