import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

export type AuthHeadingProps = {
  title: string;
  /** What to do here, where the fields alone don't explain it. */
  lead?: ReactNode;
};

/** The page's name, as its heading and in the tab. */
export function AuthHeading({ title, lead }: AuthHeadingProps) {
  const kit = useKitTexts();
  useDocumentTitle(`${title} · ${kit.productName}`);
  return (
    <Stack gap="sm" miw={0} maw="100%">
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {lead && (
        <Text c="var(--rw-text-2)" style={{ overflowWrap: 'anywhere' }}>
          {lead}
        </Text>
      )}
    </Stack>
  );
}
