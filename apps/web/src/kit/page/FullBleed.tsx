import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './Page.module.css';

export type FullBleedProps = {
  /** The tab's title and the h1, which a map page has for screen readers. */
  title: string;
  /** False if the page shows its own h1. @default true */
  withHeading?: boolean;
  children: ReactNode;
};

/** A page that is a map: it fills what the bars leave. Its box is positioned, so that a Sheet can fill it. */
export function FullBleed({ title, withHeading = true, children }: FullBleedProps) {
  const kit = useKitTexts();
  useDocumentTitle(`${title} · ${kit.productName}`);
  return (
    <div className={styles.fullBleed}>
      {withHeading && (
        <VisuallyHidden component="h1" tabIndex={-1}>
          {title}
        </VisuallyHidden>
      )}
      {children}
    </div>
  );
}
