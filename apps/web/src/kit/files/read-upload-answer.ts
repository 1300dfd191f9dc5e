import { readRefusal } from './read-refusal.ts';

export type UploadAnswer =
  | { url: string }
  /** A sentence to show; null if the server gave none. */
  | { refusal: string | null };

/** The server's answer to an uploaded picture. What a proxy answers is no sentence of ours. */
export function readUploadAnswer(status: number, body: string): UploadAnswer {
  if (status < 200 || status >= 300) return { refusal: readRefusal(body) };
  const url = readUrl(body);
  return url ? { url } : { refusal: null };
}

function readUrl(body: string): string | null {
  try {
    const url: unknown = (JSON.parse(body) as { data?: { url?: unknown } } | null)?.data?.url;
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}
