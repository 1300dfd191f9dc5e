import { readRefusal } from './read-refusal.ts';

/**
 * Receives a whole file that the server writes.
 * @param usualName its name where the server gives none
 * @param broken the sentence for when there is no answer, or it breaks off
 * @throws Error whose message is a sentence for people
 */
export async function fetchFile(
  path: string,
  { usualName, broken }: { usualName: string; broken: string },
): Promise<{ name: string; file: Blob }> {
  const response = await fetch(path).catch(() => undefined);
  if (!response) throw new Error(broken);
  if (!response.ok) throw new Error(readRefusal(await response.text().catch(() => '')) ?? broken);
  const file = await response.blob().catch(() => undefined);
  if (!file) throw new Error(broken);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? usualName, file };
}
