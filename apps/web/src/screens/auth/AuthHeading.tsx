import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

export type AuthHeadingProps = {
  title: string;
  /** What to do here, where the fields alone don't say it. */
  lead?: ReactNode;
};

/** Says where one is: on the page and in the tab. */
export function AuthHeading({ title, lead }: AuthHeadingProps) {
  const { shell } = useTexts();
  useDocumentTitle(`${title} · ${shell.productName}`);
  return (
    <div className="rw-auth-heading">
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {lead && <Text className="rw-auth-lead">{lead}</Text>}
    </div>
  );
}
