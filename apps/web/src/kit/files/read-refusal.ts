import { isCode } from '../live/is-code.ts';

/**
 * Why the server refused a call outside tRPC: a download or an upload. It answers in this device's language.
 * @param body of the answer
 * @returns the sentence to show; null if a proxy answered or nobody did, which gives no sentence of ours
 */
export function readRefusal(body: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null;
  }
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  return isCode(code) && typeof message === 'string' && message ? message : null;
}

/** Whether the refusal asks for the password again. */
export function wantsPassword(body: string): boolean {
  try {
    return (JSON.parse(body) as { code?: unknown } | null)?.code === 'REAUTH_NEEDED';
  } catch {
    return false;
  }
}
