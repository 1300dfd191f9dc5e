import { expect, test } from 'vitest';
import type { Connection } from '../../people/open-connection.ts';
import { OwnReads } from './own-reads.ts';
import { Tally } from './tally.ts';

/** A person whose reads are answered with these rides, one after the other. */
function answers(...rides: ({ id: string; version: number } | null)[]): Connection {
  return { trpc: { rides: { own: { query: async () => rides.shift() } } } } as unknown as Connection;
}

test('a read is wrong if it is older than an answer or a read that came before it began', async () => {
  const tally = new Tally();
  const reads = new OwnReads(tally);
  reads.learn({ id: 'a', version: 3 });
  await reads.read(answers({ id: 'a', version: 4 }), 'a');
  expect(tally.wrong).toEqual([]);
  await reads.read(answers({ id: 'a', version: 3 }), 'a');
  expect(tally.wrong).toEqual(['version 3 of a was read after 4']);
  expect(tally.counts).toEqual({ operations: 2, reads: 2, unanswered: 0 });
});

test('what is answered while a read is under way says nothing about it', async () => {
  const tally = new Tally();
  const reads = new OwnReads(tally);
  const reading = reads.read(answers({ id: 'a', version: 1 }), 'a');
  reads.learn({ id: 'a', version: 2 });
  await reading;
  expect(tally.wrong).toEqual([]);
});

test('another ride, or none, says nothing about the one that was asked for', async () => {
  const tally = new Tally();
  const reads = new OwnReads(tally);
  reads.learn({ id: 'a', version: 3 });
  expect(await reads.read(answers({ id: 'b', version: 1 }), 'a')).toEqual({ id: 'b', version: 1 });
  expect(await reads.read(answers(null), 'a')).toBeNull();
  expect(tally.wrong).toEqual([]);
});
