import { readBounded } from './read-bounded.ts';

/**
 * What another's server answers to a GET, as JSON; undefined for a status that `reads` doesn't name.
 * @throws Error where it can't be reached, takes too long, answers too much or what is no JSON, or sends elsewhere
 */
export async function askServer(
  url: URL,
  { timeoutMs, reads = [200] }: { timeoutMs: number; reads?: readonly number[] },
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'Ridewire' },
    // Where the setting points is where we ask, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readBounded(response);
  const { status } = response;
  return { status, json: reads.includes(status) ? JSON.parse(text) : undefined };
}
