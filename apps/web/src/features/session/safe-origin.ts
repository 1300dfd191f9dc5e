/**
 * The page a person wanted before signing in, if it is one of ours that may be returned to. Anything else (another
 * site, a scheme, the login page itself) is dropped, because the address bar can't be trusted.
 */
export function safeOrigin(from: unknown): string | undefined {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined;
  return /^\/login(\/|\?|#|$)/.test(from) ? undefined : from;
}
