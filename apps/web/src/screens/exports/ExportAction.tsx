import { Alert, Button, Text } from '@mantine/core';
import type { ExportInput } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { useExport } from './use-export.ts';

/** Saves the whole table, says how far it is, and how it ended. */
export function ExportAction({ input }: { input: ExportInput }) {
  const { exports, shell } = useTexts();
  const format = useFormat();
  const { state, start, cancel } = useExport();
  const isRunning = state.name === 'running';
  return (
    <>
      <div className="rw-export-action">
        <Button
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          aria-busy={isRunning}
          aria-disabled={isRunning}
          onClick={() => void start(input)}
        >
          {exports.exportCsv}
        </Button>
        {isRunning && (
          <Button variant="default" onClick={cancel}>
            {exports.cancel}
          </Button>
        )}
        {isRunning && (
          <Text size="sm" className="rw-num">
            {exports.exporting(format.count(state.rowCount), state.rowCount === 1)}
          </Text>
        )}
        {(state.name === 'done' || state.name === 'canceled') && (
          <Text size="sm" className="rw-num">
            {state.sentence}
          </Text>
        )}
      </div>
      {state.name === 'failed' && (
        <Alert color="red" role="alert" title={exports.failed}>
          <Text size="sm">{state.sentence}</Text>
          <Button variant="default" mt="md" onClick={() => void start(input)}>
            {shell.tryAgain}
          </Button>
        </Alert>
      )}
    </>
  );
}
