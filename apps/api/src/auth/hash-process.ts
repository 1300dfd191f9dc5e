import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HashOrder } from './hash-order.ts';
import { trueMs } from '../core/true-ms.ts';

const WORKER = fileURLToPath(new URL('./hash-worker.ts', import.meta.url));
/** How many processes may die of an order before it is given up. */
const MAX_TRIES = 3;
/**
 * Hashing takes some milliseconds. A process that doesn't answer for this long hangs or gets no processor time. Each
 * further process that tries the same order has twice as long. In milliseconds.
 */
const SILENT_MS = 5_000;

/**
 * After a process was ended for being late, processes started within this time use the processor normally; in
 * milliseconds.
 */
const SHARE_MS = 10 * 60_000;

export interface NumberedOrder extends HashOrder {
  id: number;
}

export interface HashAnswer {
  id: number;
  answer: string | boolean;
}

interface Waiting {
  order: NumberedOrder;
  tries: number;
  /** When the present process is late with it, by `trueMs()`. */
  lateMs: number;
  settle: PromiseWithResolvers<string | boolean>;
}

/**
 * The process that hashes, started when it is first needed. If it dies, another one starts again with the open orders;
 * callers notice only the delay. A process that hangs is ended after five seconds.
 */
export class HashProcess {
  /** Whether it leaves the processor to other processes: see the worker. To be set before the first order. */
  yields = false;
  #child: ChildProcess | undefined;
  #silence: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: string;
  #lastId = 0;
  #yieldsFromMs = -Infinity;

  constructor(worker = WORKER) {
    this.#worker = worker;
  }

  /** Whether a process started now leaves the processor to others. */
  get yieldsNow(): boolean {
    return this.yields && trueMs() >= this.#yieldsFromMs;
  }

  /** Undefined where none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async hash(password: string): Promise<string> {
    return (await this.#ask(password, null)) as string;
  }

  /** For a hash that is not argon2id, takes as long and returns false. */
  async verify(hash: string, password: string): Promise<boolean> {
    return (await this.#ask(password, hash)) as boolean;
  }

  #ask(password: string, hash: string | null): Promise<string | boolean> {
    const order = { id: (this.#lastId += 1), password, hash };
    const waiting = { order, tries: 0, lateMs: 0, settle: Promise.withResolvers<string | boolean>() };
    this.#waiting.set(order.id, waiting);
    this.#send(waiting);
    return waiting.settle.promise;
  }

  #send(waiting: Waiting): void {
    const child = (this.#child ??= this.#start());
    waiting.lateMs = trueMs() + SILENT_MS * 2 ** waiting.tries;
    waiting.tries += 1;
    if (!this.#silence) this.#listen(child);
    // If it can't be sent, the process is gone, which another event reports.
    child.send(waiting.order, () => {});
    child.channel?.ref();
  }

  #start(): ChildProcess {
    const child = fork(this.#worker, this.yieldsNow ? ['--yield'] : [], { execArgv: [] });
    child.on('message', ({ id, answer }: HashAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#listen(child);
      // An idle process doesn't keep this one from ending.
      if (this.#waiting.size === 0) child.channel?.unref();
      waiting?.settle.resolve(answer);
    });
    const lose = () => this.#child === child && this.#repeat();
    child.once('exit', lose).once('error', lose);
    child.unref();
    return child;
  }

  /** Ends a process that is late with any order, even if it answered others; its open orders go to the next one. */
  #listen(child: ChildProcess): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.#waiting.size === 0) return;
    const lateMs = Math.min(...[...this.#waiting.values()].map((waiting) => waiting.lateMs));
    // Answers that came while this process was blocked are read before the judgment.
    const judge = () => setImmediate(() => this.#silence === silence && this.#end(child));
    const silence = setTimeout(judge, Math.ceil(lateMs - trueMs()));
    this.#silence = silence.unref();
  }

  /** It may only have waited for the processor: for a while, its successors take their share. */
  #end(child: ChildProcess): void {
    if (this.yields) this.#yieldsFromMs = trueMs() + SHARE_MS;
    child.kill('SIGKILL');
  }

  #repeat(): void {
    this.#child = undefined;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    for (const waiting of [...this.#waiting.values()]) {
      if (waiting.tries < MAX_TRIES) this.#send(waiting);
      else {
        this.#waiting.delete(waiting.order.id);
        waiting.settle.reject(new Error('The process that hashes passwords dies of it.'));
      }
    }
  }
}
