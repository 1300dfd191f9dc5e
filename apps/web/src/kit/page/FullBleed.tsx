import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './Page.module.css';

export type FullBleedProps = {
  /** The tab's title, and the h1, which a map page has for those who do not see it. */
  title: string;
  /** False where the page shows an h1 of its own. @default true */
  withHeading?: boolean;
  children: ReactNode;
};

/** A page that is a map: fills what the bars leave. Its box is positioned, so that a Sheet can fill it. */
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
