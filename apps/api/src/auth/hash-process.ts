import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HashOrder } from './hash-order.ts';

const WORKER = fileURLToPath(new URL('./hash-worker.ts', import.meta.url));
/** An order that so many processes died of is given up. */
const MAX_TRIES = 3;
/**
 * Hashing takes some milliseconds. A process that doesn't answer for this long hangs, or gets no time on the processor. Each
 * further process that tries the same order has twice as long. In milliseconds.
 */
const SILENT_MS = 5_000;

/** After one was ended for being late, those that start within this time take their share of the processor; in milliseconds. */
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
  /** When the process that has it now is late with it, by `performance.now()`. */
  lateMs: number;
  settle: PromiseWithResolvers<string | boolean>;
}

/**
 * The process that hashes, started when it is first needed. Should it die, another one begins anew with what it was at;
 * nobody who waits notices more than the time it takes. One that hangs is ended after five seconds.
 */
export class HashProcess {
  /** Whether it leaves the processor to everybody else: see the worker. To be said before the first order. */
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

  /** Whether one that is started now leaves the processor to everybody else. */
  get yieldsNow(): boolean {
    return this.yields && performance.now() >= this.#yieldsFromMs;
  }

  /** Undefined where none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async hash(password: string): Promise<string> {
    return (await this.#ask(password, null)) as string;
  }

  /** As slow where the hash is none of argon2id, and then false. */
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
    waiting.lateMs = performance.now() + SILENT_MS * 2 ** waiting.tries;
    waiting.tries += 1;
    if (!this.#silence) this.#listen(child);
    // Where it can't be sent the process is gone, which is heard of apart.
    child.send(waiting.order, () => {});
    child.channel?.ref();
  }

  #start(): ChildProcess {
    const child = fork(this.#worker, this.yieldsNow ? ['--yield'] : [], { execArgv: [] });
    child.on('message', ({ id, answer }: HashAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#listen(child);
      // A process that nobody waits for keeps nobody from ending.
      if (this.#waiting.size === 0) child.channel?.unref();
      waiting?.settle.resolve(answer);
    });
    const lose = () => this.#child === child && this.#repeat();
    child.once('exit', lose).once('error', lose);
    child.unref();
    return child;
  }

  /** Ends a process that is late with anything, others' answers or not: what it was at goes to the next. */
  #listen(child: ChildProcess): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.#waiting.size === 0) return;
    const lateMs = Math.min(...[...this.#waiting.values()].map((waiting) => waiting.lateMs));
    // Answers that came while this process stood still are read before it is judged.
    const judge = () => setImmediate(() => this.#silence === silence && this.#end(child));
    const silence = setTimeout(judge, Math.ceil(lateMs - performance.now()));
    this.#silence = silence.unref();
  }

  /** It may only have waited for the processor: for a while, what comes after it takes its share. */
  #end(child: ChildProcess): void {
    if (this.yields) this.#yieldsFromMs = performance.now() + SHARE_MS;
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
