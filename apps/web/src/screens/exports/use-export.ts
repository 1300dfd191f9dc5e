import type { ExportInput } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useRef, useState } from 'react';
import { exportFile, ExportFailed } from '../../reports/export-file.ts';
import { saveFile } from '../../reports/save-file.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** How often the count of rows on the way is drawn, in milliseconds. */
const DRAW_EVERY_MS = 200;

type ExportState =
  | { name: 'idle' }
  | { name: 'running'; rowCount: number }
  | { name: 'done' | 'canceled'; sentence: string }
  | { name: 'failed'; sentence: string };

/** One file at a time, received, counted and saved. Leaving the page ends it. */
export function useExport() {
  const { exports } = useTexts();
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
        sentences: exports,
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
