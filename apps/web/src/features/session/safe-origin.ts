/**
 * The page a person wanted before signing in, if it is one of ours that may be returned to. Anything else (another
 * site, a scheme, a page of the sign-in itself) is dropped, because the address bar can't be trusted.
 */
export function safeOrigin(from: unknown): string | undefined {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined;
  return /^\/(login|second-factor)(\/|\?|#|$)/.test(from) ? undefined : from;
}
