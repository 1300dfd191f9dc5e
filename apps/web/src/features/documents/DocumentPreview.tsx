import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentView } from '@ridewire/contracts';
import { IconFileTypePdf, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentViewer } from './DocumentViewer.tsx';
import { useDocumentsTexts } from './texts.en.ts';
import styles from './documents.module.css';

/** A document's picture, which opens in full size; for a PDF, a link to its pages. */
export function DocumentPreview({ document }: { document: DocumentView }) {
  const documents = useDocumentsTexts();
  const [isOpen, viewer] = useDisclosure();
  const [failures, setFailures] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const name = documents.named[document.kind];
  if (document.fileType === 'pdf') {
    return (
      <div className={styles.preview} data-part="document-preview" data-pdf>
        <IconFileTypePdf size={48} stroke={1.25} aria-hidden />
        <Button variant="default" aria-label={documents.openName(name)} onClick={viewer.open}>
          {documents.open}
        </Button>
        <DocumentViewer document={document} isOpen={isOpen} onClose={viewer.close} />
      </div>
    );
  }
  if (isFailed) {
    return (
      <div className={styles.preview} data-part="document-preview" data-pdf role="status">
        <p>{documents.pictureFailed}</p>
        <Button
          variant="default"
          onClick={() => {
            setFailures(failures + 1);
            setFailed(false);
          }}
        >
          {documents.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.preview}
        data-part="document-preview"
        aria-label={documents.see(name)}
        onClick={viewer.open}
      >
        <img
          key={failures}
          src={document.path}
          alt={documents.picture(name)}
          onError={() => setFailed(true)}
        />
        <span className={styles.zoom}>
          <IconZoomIn size={20} stroke={1.75} aria-hidden />
        </span>
      </button>
      <DocumentViewer document={document} isOpen={isOpen} onClose={viewer.close} />
    </>
  );
}
