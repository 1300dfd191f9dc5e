import { setTimeout as wait } from 'node:timers/promises';
import { need, type Fault } from './fault.ts';

/** What goes wrong between processes that tell each other by NATS. */
export const NATS_FAULTS: readonly Fault[] = [
  {
    name: 'NATS is restarted',
    stage: 'with NATS',
    async happen({ hands }) {
      const nats = need(hands.nats);
      await nats.kill();
      await wait(1_000);
      await nats.start();
    },
  },
  {
    name: 'NATS hangs for four seconds',
    stage: 'with NATS',
    async happen({ hands }) {
      const nats = need(hands.nats);
      nats.pause();
      await wait(4_000);
      nats.goOn();
    },
  },
  {
    name: 'NATS is gone for ten seconds, and a process is killed meanwhile',
    stage: 'with NATS',
    async happen({ hands, servers }) {
      const nats = need(hands.nats);
      await nats.kill();
      await wait(8_000);
      const [first] = servers;
      await first?.process.kill();
      await wait(2_000);
      await nats.start();
      await first?.restart();
    },
  },
];
