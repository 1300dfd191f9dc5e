import { refusalOf } from '../../people/open-connection.ts';

/** Counts what was asked of the product, and how it was answered. */
export class Tally {
  operations = 0;
  /** How many of them only read. */
  reads = 0;
  /** Calls whose answer was lost, or that the server couldn’t carry out. */
  unanswered = 0;
  /** By code. */
  readonly refused = new Map<string, number>();
  /** What a client saw that can’t be: a line for each. */
  readonly wrong: string[] = [];

  get counts() {
    const { operations, reads, unanswered } = this;
    return { operations, reads, unanswered };
  }

  /** Reads, and counts it. */
  read<T>(call: () => Promise<T>): Promise<T> {
    this.reads += 1;
    return this.ask(call);
  }

  /** Makes a call and counts it. */
  async ask<T>(call: () => Promise<T>): Promise<T> {
    this.operations += 1;
    try {
      return await call();
    } catch (error) {
      const code = refusalOf(error);
      if (isUnsure(code)) this.unanswered += 1;
      if (code !== undefined) this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      throw error;
    }
  }
}

/** Whether the call may have been carried out all the same. */
export const isUnsure = (code: string | undefined): boolean =>
  code === undefined || code === 'INTERNAL' || code === 'NOT_READY';
