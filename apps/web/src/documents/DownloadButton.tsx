import { Button } from '@mantine/core';
import type { DocumentView } from '@ridewire/contracts';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';

/** Saves a PDF as it was sent. */
export function DownloadButton({ document: { kind, path } }: { document: DocumentView }) {
  const { documents } = useTexts();
  return (
    <Button
      component="a"
      href={path}
      download
      variant="default"
      size="md"
      aria-label={documents.downloadName(documents.named[kind])}
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
    >
      {documents.download}
    </Button>
  );
}
