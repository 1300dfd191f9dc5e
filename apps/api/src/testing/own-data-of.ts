import type { RunningServices } from '../server/start-services.ts';
import { writeOwnData } from '../own-data/write-own-data.ts';

/** What a person gets as a file of their own data, by the names of its lists. */
export async function ownDataOf(
  core: RunningServices,
  { userId }: { userId: string },
): Promise<Record<string, unknown[]>> {
  let text = '';
  for await (const part of writeOwnData(core, userId, () => Promise.resolve())) text += part;
  return JSON.parse(text) as Record<string, unknown[]>;
}
