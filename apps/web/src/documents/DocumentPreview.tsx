import './documents.css';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentView } from '@ridewire/contracts';
import { IconFileTypePdf, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

/** A document's picture, which opens in full size; of a PDF only the way to its pages. */
export function DocumentPreview({ document }: { document: DocumentView }) {
  const { documents } = useTexts();
  const [isOpen, viewer] = useDisclosure();
  const [failures, setFailures] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const name = documents.named[document.kind];
  if (document.fileType === 'pdf') {
    return (
      <div className="rw-document-preview" data-pdf>
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
      <div className="rw-document-preview" data-pdf role="status">
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
        className="rw-document-preview"
        aria-label={documents.see(name)}
        onClick={viewer.open}
      >
        <img
          key={failures}
          src={document.path}
          alt={documents.picture(name)}
          onError={() => setFailed(true)}
        />
        <span className="rw-document-zoom">
          <IconZoomIn size={20} stroke={1.75} aria-hidden />
        </span>
      </button>
      <DocumentViewer document={document} isOpen={isOpen} onClose={viewer.close} />
    </>
  );
}
