import { Button, Group, Modal, Skeleton } from '@mantine/core';
import type { DocumentView } from '@ridewire/contracts';
import { lazy, Suspense, useState } from 'react';
import { IconDownload } from '@tabler/icons-react';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { useDocumentsTexts } from './texts.en.ts';
import fill from '../../kit/dialogs/fill.module.css';
import styles from './documents.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';

// Most documents are photos; they don’t wait for what draws PDFs.
const PdfPages = lazy(() => import('./PdfPages.tsx'));

export interface DocumentViewerProps {
  document: DocumentView;
  isOpen: boolean;
  onClose: () => void;
}

/** A document over the whole screen: fitted to it, or pixel by pixel to read small print. */
export function DocumentViewer({ document, isOpen, onClose }: DocumentViewerProps) {
  const documents = useDocumentsTexts();
  const formatDay = useFormatDay();
  const [isActual, setActual] = useState(false);
  useShield(isOpen);
  const { kind, path, fileType, expiresOn } = document;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setActual(false)}
      fullScreen
      radius={0}
      padding="md"
      title={`${documents.names[kind]} · ${documents.validUntil(formatDay(expiresOn))}`}
      closeButtonProps={{ 'aria-label': documents.close }}
      classNames={{ content: fill.content, body: fill.body }}
    >
      {/* A scrolling area must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.full} data-actual={isActual || undefined} tabIndex={0}>
        {fileType === 'pdf' ? (
          <Suspense fallback={<Skeleton className="rw-late" w="min(100%, 900px)" h="60vh" />}>
            <PdfPages path={path} name={documents.named[kind]} />
          </Suspense>
        ) : (
          <img src={path} alt={documents.picture(documents.named[kind])} />
        )}
      </div>
      <Group gap="sm" align="stretch" justify="center">
        <Button variant="default" size="md" onClick={() => setActual(!isActual)}>
          {isActual ? documents.fitScreen : documents.actualSize}
        </Button>
        {fileType === 'pdf' && <DownloadButton document={document} />}
      </Group>
    </Modal>
  );
}

/** Saves a PDF as it was sent. */
function DownloadButton({ document: { kind, path } }: { document: DocumentView }) {
  const documents = useDocumentsTexts();
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
