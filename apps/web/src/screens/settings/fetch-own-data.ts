import { readRefusal } from '../../live/read-refusal.ts';

/**
 * Receives the whole file of the person's own data.
 * @param broken the sentence for when there is no answer, or it breaks off
 * @throws Error whose message is a sentence for people
 */
export async function fetchOwnData(broken: string): Promise<{ name: string; file: Blob }> {
  const response = await fetch('/export/my-data.json').catch(() => undefined);
  if (!response) throw new Error(broken);
  if (!response.ok) throw new Error(readRefusal(await response.text().catch(() => '')) ?? broken);
  const file = await response.blob().catch(() => undefined);
  if (!file) throw new Error(broken);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'ridewire-my-data.json', file };
}
