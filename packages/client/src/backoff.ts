const FIRST_MS = 200;
/**
 * The longest wait while no server is reached, for so many failures, about 40 seconds; what starts anew is back by then.
 * A client whose server returns within it shows the present two seconds later.
 */
const SOON_MS = 1_500;
const SOON_FAILURES = 40;
const LONGEST_MS = 8_000;

/**
 * How long to wait before the next try, in milliseconds. The wait doubles with each failure, up to 1.5 s, and to 8 s
 * after 40. Half of it is random, so that thousands of clients of a restarted server do not return at the same
 * moment.
 * @param failures tries that failed in a row, or sockets that lived too short to count; 0 = the connection was just lost
 * @param options.isMet a server is there, but soon ends what it begins: it may have too much to do, so the wait grows to
 * 8 s from the beginning
 */
export function backoffMs(
  failures: number,
  { random = Math.random, isMet = false }: { random?: () => number; isMet?: boolean } = {},
): number {
  const longestMs = failures < SOON_FAILURES && !isMet ? SOON_MS : LONGEST_MS;
  const wholeMs = Math.min(longestMs, FIRST_MS * 2 ** Math.min(failures, 10));
  return wholeMs / 2 + (wholeMs / 2) * random();
}

/** The server closes a socket with this code when its user sends too many calls. */
export const TOO_MUCH = 4429;
const COOL_DOWN_MS = 5_000;

/**
 * How long to stay away after that, in milliseconds: long enough for the server to listen again, and random so that
 * clients do not all return at once.
 */
export const coolDownMs = (random: () => number = Math.random): number => COOL_DOWN_MS * (1 + random());
