import { isUnreachable } from '../core/is-unreachable.ts';
import { isCanceled, isLocked } from '../core/is-undone.ts';
import { reasonOf } from '../core/reason-of.ts';
import { serializeError } from '../core/serialize-error.ts';

const ERROR = 50;
let errors = 0;

/** How many errors this process has logged. */
export const countLoggedErrors = (): number => errors;

/**
 * How the log writes errors. A database that is away, or a locked row, recovers without help and affects all calls at
 * once, so it is a warning with its reason, and the errors in the log are real ones. A statement that took too long is
 * an error: it may always do so.
 */
export const LOGGER_OPTIONS = {
  serializers: { error: (error: unknown) => serializeError(error) },
  hooks: {
    /** @param level of pino: 50 is an error, 40 a warning */
    logMethod(this: { warn: Write }, args: Parameters<Write>, write: Write, level: number): void {
      const { error, ...fields } = (args[0] ?? {}) as { error?: unknown };
      if (level === ERROR && passesByItself(error))
        this.warn({ ...fields, reason: reasonOf(error) }, args[1]);
      else {
        if (level >= ERROR) errors += 1;
        write.apply(this, args);
      }
    },
  },
};

const passesByItself = (error: unknown): boolean =>
  !isCanceled(error) && (isUnreachable(error) || isLocked(error));

type Write = (fields: unknown, message?: string, ...more: unknown[]) => void;
