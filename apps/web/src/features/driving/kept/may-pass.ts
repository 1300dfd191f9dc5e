import { findErrorCode, isPassing } from '../../../kit/live/error-sentence.ts';

/**
 * Whether an act that was refused now may be taken later: the server is away or in trouble, is asked too much, or wants the
 * driver to sign in again. What is wrong with the act itself stays wrong.
 */
export function mayPass(error: unknown): boolean {
  if (isPassing(error)) return true;
  const code = findErrorCode(error);
  return code === 'INTERNAL' || code === 'TOO_MANY' || code === 'NOT_SIGNED_IN';
}
