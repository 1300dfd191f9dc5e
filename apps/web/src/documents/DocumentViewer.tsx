import { Button, Modal, Skeleton } from '@mantine/core';
import type { DocumentView } from '@ridewire/contracts';
import { lazy, Suspense, useState } from 'react';
import { DownloadButton } from './DownloadButton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useFormatDay } from './use-format-day.ts';

// Most documents are photos; nobody else waits for what draws PDFs.
const PdfPages = lazy(() => import('./PdfPages.tsx'));

export interface DocumentViewerProps {
  document: DocumentView;
  isOpen: boolean;
  onClose: () => void;
}

/** A document over the whole screen: fitted to it, or pixel by pixel to read small print. */
export function DocumentViewer({ document, isOpen, onClose }: DocumentViewerProps) {
  const { documents } = useTexts();
  const formatDay = useFormatDay();
  const [isActual, setActual] = useState(false);
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
      classNames={{ content: 'rw-document-viewer', body: 'rw-document-viewer-body' }}
    >
      {/* A place that scrolls is reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="rw-document-full" data-actual={isActual || undefined} tabIndex={0}>
        {fileType === 'pdf' ? (
          <Suspense fallback={<Skeleton className="rw-document-page-wait rw-late" />}>
            <PdfPages path={path} name={documents.named[kind]} />
          </Suspense>
        ) : (
          <img src={path} alt={documents.picture(documents.named[kind])} />
        )}
      </div>
      <div className="rw-document-viewer-foot">
        <Button variant="default" size="md" onClick={() => setActual(!isActual)}>
          {isActual ? documents.fitScreen : documents.actualSize}
        </Button>
        {fileType === 'pdf' && <DownloadButton document={document} />}
      </div>
    </Modal>
  );
}
