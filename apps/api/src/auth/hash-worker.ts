/**
 * A process that only hashes passwords, started by HashProcess. It takes orders one message each, answers each with its
 * number, and ends with the process that started it.
 */
import { execFileSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { answerOrder } from './hash-order.ts';
import type { HashAnswer, NumberedOrder } from './hash-process.ts';

/**
 * The threads that hash begin with the first order, in the scheduling class and with the priority of this one at that
 * time.
 */
function yieldToAll(): void {
  try {
    // Node can set a niceness but no scheduling class; chrt is part of every distribution (util-linux, busybox).
    execFileSync('chrt', ['-i', '-p', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {
    setPriority(constants.priority.PRIORITY_LOW);
  }
}

if (process.argv.includes('--yield')) yieldToAll();
process.on('message', ({ id, ...order }: NumberedOrder) => {
  void answerOrder(order).then((answer) =>
    // If it can't be sent, the parent is gone, and the channel closes.
    process.send?.({ id, answer } satisfies HashAnswer, undefined, undefined, () => {}),
  );
});
// Ctrl+C goes to all processes of a terminal. The server finishes its work first, and then ends this process.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
