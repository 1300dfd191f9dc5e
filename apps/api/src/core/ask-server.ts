import { readBounded } from './read-bounded.ts';

/**
 * Another server's answer to a GET, as JSON; undefined for a status that `reads` doesn't name.
 * @throws Error where the server can't be reached, takes too long, answers too much or without JSON, or redirects
 */
export async function askServer(
  url: URL,
  { timeoutMs, reads = [200] }: { timeoutMs: number; reads?: readonly number[] },
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'Ridewire' },
    // We ask only the server of the setting, and follow no redirect.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readBounded(response);
  const { status } = response;
  return { status, json: reads.includes(status) ? JSON.parse(text) : undefined };
}
