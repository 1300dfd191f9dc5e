import { Skeleton } from '@mantine/core';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- an address, made by Vite
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useDocumentsTexts } from './texts.en.ts';
import styles from './documents.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The width, and the greatest height, of a drawn page in pixels, so that small print can be read. */
const PAGE_WIDTH = 1_600;
const MAX_PAGE_HEIGHT = 4_000;
/** Documents have few pages; a longer file can be downloaded whole. */
const MAX_PAGES = 20;
const MAX_IMAGE_PIXELS = 50_000_000;

export interface PdfPagesProps {
  path: string;
  /** The document's name, within a sentence. */
  name: string;
}

/** The pages of a PDF, drawn: nothing in it runs, and nothing of it is a page of ours. */
export default function PdfPages({ path, name }: PdfPagesProps) {
  const documents = useDocumentsTexts();
  const pages = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  useEffect(() => {
    const abort = new AbortController();
    const drawn = document.createElement('div');
    drawn.className = styles.pages ?? '';
    pages.current?.replaceChildren(drawn);
    drawPages(path, drawn, (page) => documents.page(name, page), abort.signal).then(
      () => abort.signal.aborted || setState('drawn'),
      () => abort.signal.aborted || setState('failed'),
    );
    return () => abort.abort();
  }, [path, name, documents]);
  return (
    <>
      <div ref={pages} hidden={state === 'failed'} />
      {state === 'loading' && <Skeleton className="rw-late" w="min(100%, 900px)" h="60vh" />}
      {state === 'failed' && <p role="alert">{documents.pdfFailed}</p>}
    </>
  );
}

/** @throws Error when the file can't be fetched or read */
async function drawPages(
  path: string,
  into: HTMLElement,
  nameOf: (page: number) => string,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
  const task = getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    // The content security policy allows none.
    useWasm: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && !signal.aborted; number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min(PAGE_WIDTH / width, MAX_PAGE_HEIGHT / height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', nameOf(number));
      await page.render({ canvas, viewport }).promise;
      into.append(canvas);
    }
  } finally {
    await task.destroy();
  }
}
