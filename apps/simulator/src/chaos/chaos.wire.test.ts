import { hasNats, NEEDS_NATS, startNats } from '@ridewire/api/testing/start-nats';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { runFault, type Outcome } from './run-faults.ts';
import { openTown } from './town.ts';

const database = useTestDatabase();
const overNats = useTestDatabase();

/** All of them, and more often, by `npm run chaos`. The database is shared with other tests, so it doesn't crash here. */
const SHORT = [
  'every process is restarted',
  'every process is killed',
  'the connections that hear',
  'the network to a process is cut',
];

/** As text, so that a failure says all of it. */
const expectNothingWrong = ({ fault, lost, doubled, diverged, differences }: Outcome): void =>
  expect(JSON.stringify({ fault, lost, doubled, diverged, differences })).toBe(
    JSON.stringify({ fault, lost: 0, doubled: 0, diverged: 0, differences: [] }),
  );

test('nothing is lost, doubled or wrong on a screen after processes and connections die', async () => {
  const town = await openTown(database.connectionString, { processes: 2, riders: 10, drivers: 8 });
  try {
    for (const fault of FAULTS.filter(({ name }) => SHORT.some((start) => name.startsWith(start)))) {
      const outcome = await runFault(town, fault, 1, 1_500);
      expectNothingWrong(outcome);
      expect(outcome.acknowledged).toBeGreaterThan(0);
    }
    const { transactions, wrong } = await town.judgeHistory();
    expect(wrong).toEqual([]);
    expect(transactions).toBeGreaterThan(0);
  } finally {
    await town.stop();
  }
}, 240_000);

test.runIf(hasNats)(
  `nor where processes tell each other by NATS, and it is restarted (${NEEDS_NATS})`,
  async () => {
    const nats = await startNats();
    const town = await openTown(overNats.connectionString, {
      ...{ processes: 2, riders: 10, drivers: 8 },
      env: { NATS_URL: nats.url },
      hands: { nats },
    });
    try {
      for (const fault of FAULTS.filter(({ name }) =>
        /^NATS is restarted|^every process is killed/.test(name),
      )) {
        const outcome = await runFault(town, fault, 1, 1_500);
        expectNothingWrong(outcome);
        expect(outcome.acknowledged).toBeGreaterThan(0);
      }
      expect((await town.judgeHistory()).wrong).toEqual([]);
    } finally {
      await town.stop();
      await nats.kill();
    }
  },
  240_000,
);
