import { ERRORS, isErrorCode, type ErrorCode } from '@ridewire/contracts';
import { TRPCClientError } from '@trpc/client';

/** The server's name for a refusal; null when it gave none, as when it can't be reached. */
export function findErrorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof TRPCClientError)) return null;
  const code: unknown = (error.data as { code?: unknown } | null | undefined)?.code;
  return isErrorCode(code) ? code : null;
}

/** The sentence to show: the server's own, else one for a server that can't be reached. */
export function errorSentence(error: unknown, unreachable: string = ERRORS.INTERNAL.sentence): string {
  return findErrorCode(error) !== null && error instanceof Error ? error.message : unreachable;
}
