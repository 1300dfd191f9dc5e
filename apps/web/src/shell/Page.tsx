import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

export type PageProps = {
  /** The h1 and, before the product's name, the tab's title. */
  title: string;
  /** Beside the h1. */
  actions?: ReactNode;
  /** A page to read or fill in, no wider than its lines need. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A page of text and lists. */
export function Page({ title, actions, isNarrow = false, children }: PageProps) {
  const { shell } = useTexts();
  useDocumentTitle(`${title} · ${shell.productName}`);
  return (
    <div className="rw-page" data-narrow={isNarrow || undefined}>
      <div className="rw-page-head">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </div>
  );
}
