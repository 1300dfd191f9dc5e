import type { ErrorCode } from '@ridewire/contracts';
import { TRPCClientError } from '@trpc/client';
import { isCode } from './is-code.ts';
import { sayRefusal, sayUnknownFailure, type Refused } from '../texts/say-refusal.ts';

/** The server's code for a refusal; null if there is none, for example because the server can't be reached. */
export function findErrorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof TRPCClientError)) return null;
  const code: unknown = (error.data as { code?: unknown } | null | undefined)?.code;
  return isCode(code) ? code : null;
}

/** The input field a refusal is about; null if it is about none, or about all of them. */
export function findErrorField(error: unknown): string | null {
  if (findErrorCode(error) === null) return null;
  const { fields } = (error as { data: { fields?: unknown } }).data;
  return typeof fields === 'object' ? (Object.keys(fields ?? {})[0] ?? null) : null;
}

/**
 * The sentence to show, in this device's language: the server's own, else `failure`.
 * @param unreachable replaces `failure` if there was no answer at all
 */
export function errorSentence(
  error: unknown,
  failure: string = sayUnknownFailure(),
  unreachable: string = failure,
): string {
  const code = findErrorCode(error);
  if (code !== null) {
    const { data, message } = error as { data: Refused; message: string };
    return sayRefusal(data, message);
  }
  return isUnreachable(error) ? unreachable : failure;
}

/** Whether there was no answer at all, as without a network. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.cause instanceof TypeError;

/** Whether the answer was lost on its way, so that the action may have been done. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.data === null || error.data === undefined);

/** Whether the server was briefly away or not ready, so that a retry may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof TRPCClientError &&
  (findErrorCode(error) === null || (error.data as { httpStatus?: unknown }).httpStatus === 503);
