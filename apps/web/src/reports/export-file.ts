import type { ExportInput } from '@ridewire/contracts';
import { readRefusal } from '../live/read-refusal.ts';
import { sayUnknownFailure } from '../texts/say-sentence.ts';
import { createRecordCounter } from './count-records.ts';

/** Why there is no file; the message is a sentence for people. */
export class ExportFailed extends Error {}

export interface ExportedFile {
  name: string;
  file: Blob;
  rowCount: number;
}

/** Where the file of these rows is. */
export function exportPath({ name, ...filters }: ExportInput): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/export/${name}.csv${query && `?${query}`}`;
}

/**
 * Receives a whole file. The browser keeps it as it comes, on disk where it is large; here it is only counted.
 * @param onRows told how many rows there are so far
 * @throws ExportFailed when it is refused or breaks off; what the signal gives when it is aborted
 */
export async function exportFile(
  input: ExportInput,
  {
    signal,
    sentences,
    onRows,
  }: {
    signal: AbortSignal;
    sentences: { unreachable: string; brokeOff: string };
    onRows: (count: number) => void;
  },
): Promise<ExportedFile> {
  const response = await fetch(exportPath(input), { signal }).catch(() => {
    signal.throwIfAborted();
    throw new ExportFailed(sentences.unreachable);
  });
  if (!response.ok || !response.body) {
    throw new ExportFailed(readRefusal(await response.text().catch(() => '')) ?? sayUnknownFailure());
  }
  const counter = createRecordCounter();
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, stream) {
      counter.take(bytes);
      onRows(Math.max(0, counter.count - 1));
      stream.enqueue(bytes);
    },
  });
  const file = await new Response(response.body.pipeThrough(counting)).blob().catch(() => {
    signal.throwIfAborted();
    throw new ExportFailed(sentences.brokeOff);
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? `${input.name}.csv`, file, rowCount: Math.max(0, counter.count - 1) };
}
