import { Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ConnectionSign } from '../buttons/ConnectionSign.tsx';
import { useKitTexts } from '../texts/texts.en.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageHead } from './PageHead.tsx';

export type PageProps = {
  /** The h1 and, before the product's name, the tab's title. */
  title: string;
  /** The link to the list it belongs to, above the h1. */
  back?: ReactNode;
  /** It changes by itself, and says whether it is up to date. */
  isLive?: boolean;
  /** At the other end of the h1's line. */
  actions?: ReactNode;
  /** What the page is for, below the h1. */
  lead?: ReactNode;
  /** A page to read or fill in, no wider than its lines need. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A page of text and lists. */
export function Page({ title, back, isLive = false, actions, lead, isNarrow = false, children }: PageProps) {
  const kit = useKitTexts();
  useDocumentTitle(`${title} · ${kit.productName}`);
  return (
    <PageFrame isNarrow={isNarrow}>
      {back}
      <PageHead hasLead={Boolean(lead)}>
        <Stack gap={4} flex={lead ? '1 1 20rem' : undefined} miw={0}>
          <Group gap="4px 16px">
            <Title order={1} tabIndex={-1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {isLive && <ConnectionSign />}
          </Group>
          {lead && (
            <Text maw="68ch" c="dimmed">
              {lead}
            </Text>
          )}
        </Stack>
        {actions}
      </PageHead>
      {children}
    </PageFrame>
  );
}
