const LOOPBACK = /^(localhost|::1|\[::1\]|(::ffff:)?127(\.\d{1,3}){3})\.?$/i;

/** Whether a host's name or address means the very machine it is used on. Odd spellings of such an address don't count. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
