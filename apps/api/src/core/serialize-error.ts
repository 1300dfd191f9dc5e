/** An error as the log shows it. */
interface LoggedError {
  name: string;
  code?: string;
  message: string;
  /** Where the error was created, without the message. */
  stack: string;
  cause?: LoggedError | string;
}

/** Deeper causes say nothing new, and they may go in a circle. */
const MAX_CAUSES = 4;

/**
 * For the log, which would print an error as {} or with everything attached to it: name, code, message, place and
 * causes, but no values of a query. Those are people's addresses and names.
 */
export function serializeError(error: unknown, causes = MAX_CAUSES): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'no Error was thrown';
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    // Drizzle's and Postgres' errors are all named like this.
    name: /^error$/i.test(name) ? error.constructor.name : name,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    message: withoutValues(message, code),
    stack: framesOf(stack, message),
    ...(cause !== undefined && causes > 0 && { cause: serializeError(cause, causes - 1) }),
  };
}

/** Drizzle lists the values below the query; Postgres repeats one that it can't read (SQLSTATE 22…). */
function withoutValues(message: string, code: unknown): string {
  const [said = ''] = message.split('\nparams: ');
  return /^22...$/.test(String(code)) ? said.replace(/: ".*$/s, '') : said;
}

/** A stack begins with the message; below it are only lines of code. */
function framesOf(stack: string, message: string): string {
  const begin = stack.indexOf(message);
  const below = begin < 0 ? stack : stack.slice(begin + message.length);
  return below
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}
