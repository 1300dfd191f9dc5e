import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useKitTexts } from '../texts/texts.en.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageHead } from './PageHead.tsx';

export type PageProps = {
  /** The h1 and, before the product's name, the tab's title. */
  title: string;
  /** Next to the h1. */
  actions?: ReactNode;
  /** A page to read or fill in, no wider than its lines need. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A page of text and lists. */
export function Page({ title, actions, isNarrow = false, children }: PageProps) {
  const kit = useKitTexts();
  useDocumentTitle(`${title} · ${kit.productName}`);
  return (
    <PageFrame isNarrow={isNarrow}>
      <PageHead>
        <Title order={1} tabIndex={-1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {actions}
      </PageHead>
      {children}
    </PageFrame>
  );
}
