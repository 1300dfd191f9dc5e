import { Button } from '@mantine/core';
import { cityDay, type StatementView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconDownload } from '@tabler/icons-react';
import { FileButton } from '../../../kit/files/FileButton.tsx';
import { saveFile } from '../../../kit/files/save-file.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { listExtra } from './list-extra.ts';
import { useSheetTexts } from './sheet.en.ts';
import type { Range } from './statement-range.ts';

/** Saves the shown rides as a sheet, where there are any. */
export function ExportButton({ statement }: { statement: StatementView | undefined }) {
  const driver = useDriverTexts();
  const sheet = useSheetTexts();
  const format = useFormat();
  const save = async (shown: StatementView) => {
    const written = await import('./write-statement.ts').catch(() => undefined);
    if (!written) return toastFailed(sheet.failed);
    const words = { ...driver.columns, ...sheet.columns };
    const { timeZone } = format.options;
    const text = written.writeStatement(shown, {
      words,
      extra: listExtra(shown, sheet),
      clock: format.clock,
      dayOf: (at) => cityDay(timeZone, new Date(at)),
      sayAddress,
    });
    return saveFile(
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
      `ridewire-earnings-${shown.from}-${shown.to}.csv`,
    );
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      disabled={!statement}
      onClick={() => statement && void save(statement)}
    >
      {sheet.save}
    </Button>
  );
}

/** Saves the statement of these days as a PDF, also where there was no ride. */
export function PaperButton({ range }: { range: Range }) {
  const sheet = useSheetTexts();
  return (
    <FileButton
      kind="pdf"
      label={sheet.savePaper}
      preparing={sheet.preparing}
      path="/export/statement"
      query={{ ...range }}
      usualName="ridewire-earnings"
    />
  );
}
