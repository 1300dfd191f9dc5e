import type { ExportInput } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../kit/files/save-file.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { useExportsTexts } from './texts.en.ts';
import { readRefusal, wantsPassword } from '../../../kit/files/read-refusal.ts';
import { askPassword } from '../../../kit/live/password-ask.ts';
import { sayUnknownFailure } from '../../../kit/texts/say-refusal.ts';
import { createRecordCounter } from '../count-records.ts';

/** How often the row count is rendered while the file arrives, in milliseconds. */
const DRAW_EVERY_MS = 200;

type ExportState =
  | { name: 'idle' }
  | { name: 'running'; rowCount: number }
  | { name: 'done' | 'canceled'; sentence: string }
  | { name: 'failed'; sentence: string };

/** Receives, counts and saves one file at a time. Leaving the page ends it. */
export function useExport() {
  const kit = useKitTexts();
  const exports = useExportsTexts();
  const format = useFormat();
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (input: ExportInput) => {
    if (running.current) return;
    const own = (running.current = new AbortController());
    let drawnAt = 0;
    setState({ name: 'running', rowCount: 0 });
    announce(exports.starting, 'polite');
    try {
      const { name, file, rowCount } = await exportFile(input, {
        signal: own.signal,
        sentences: { unreachable: kit.unreachable, brokeOff: exports.brokeOff },
        onRows: (count) => {
          if (performance.now() - drawnAt < DRAW_EVERY_MS) return;
          drawnAt = performance.now();
          setState({ name: 'running', rowCount: count });
        },
      });
      saveFile(file, name);
      const sentence = exports.done(format.count(rowCount), rowCount === 1, name);
      setState({ name: 'done', sentence });
      announce(sentence, 'polite');
    } catch (error) {
      if (own.signal.aborted) setState({ name: 'canceled', sentence: exports.canceled });
      else
        setState({
          name: 'failed',
          sentence: error instanceof ExportFailed ? error.message : exports.failed,
        });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
}

/** Why there is no file. The message is a sentence for people. */
class ExportFailed extends Error {}

interface ExportedFile {
  name: string;
  file: Blob;
  rowCount: number;
}

/** The address of the file with these rows. */
function exportPath({ name, ...filters }: ExportInput): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/export/${name}.csv${query && `?${query}`}`;
}

/**
 * Receives a whole file. The browser stores it as it arrives, on disk if it is large; here it is only counted.
 * @param onRows gets the number of rows so far
 * @throws ExportFailed if it is refused or interrupted; the signal's reason if it is aborted
 */
async function exportFile(
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
  const ask = () =>
    fetch(exportPath(input), { signal }).catch(() => {
      signal.throwIfAborted();
      throw new ExportFailed(sentences.unreachable);
    });
  let response = await ask();
  let refusal = response.ok ? '' : await response.text().catch(() => '');
  if (wantsPassword(refusal) && (await askPassword())) {
    response = await ask();
    refusal = response.ok ? '' : await response.text().catch(() => '');
  }
  if (!response.ok || !response.body) throw new ExportFailed(readRefusal(refusal) ?? sayUnknownFailure());
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
