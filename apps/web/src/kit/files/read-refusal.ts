import { isErrorCode } from '@ridewire/contracts/refusals';

/**
 * Why the server refused what was not asked for through tRPC: a file to download, one to store. It answers in the language that
 * this device speaks.
 * @param body of its answer
 * @returns the sentence to show; null where a proxy or nobody answered, which is no sentence of ours
 */
export function readRefusal(body: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null;
  }
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  return isErrorCode(code) && typeof message === 'string' && message ? message : null;
}

/** Whether that refusal is about the password, which is to be given again. */
export function wantsPassword(body: string): boolean {
  try {
    return (JSON.parse(body) as { code?: unknown } | null)?.code === 'REAUTH_NEEDED';
  } catch {
    return false;
  }
}
