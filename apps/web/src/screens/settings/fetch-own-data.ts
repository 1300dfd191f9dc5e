import { z } from 'zod';

const Refusal = z.object({ message: z.string() });

/**
 * Receives the whole file of the person's own data.
 * @param broken the sentence for when there is no answer, or it breaks off
 * @throws Error whose message is a sentence for people
 */
export async function fetchOwnData(broken: string): Promise<{ name: string; file: Blob }> {
  const response = await fetch('/export/my-data.json').catch(() => undefined);
  if (!response) throw new Error(broken);
  if (!response.ok) {
    const refusal = Refusal.safeParse(await response.json().catch(() => undefined));
    throw new Error(refusal.data?.message ?? broken);
  }
  const file = await response.blob().catch(() => undefined);
  if (!file) throw new Error(broken);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'ridewire-my-data.json', file };
}
