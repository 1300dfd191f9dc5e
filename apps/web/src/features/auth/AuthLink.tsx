import { Anchor, Group, Text } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

type WayProps = Omit<ComponentProps<'a'>, 'color'> & {
  /** Words before the link that are not part of it. */
  before?: ReactNode;
};

function Way({ before, children, ...props }: WayProps) {
  return (
    <Group component="span" display="inline-flex" gap="0 6px" mih={44} data-part="auth-way">
      {before && (
        <Text span inherit c="var(--rw-text-2)">
          {before}
        </Text>
      )}
      <Anchor className="rw-press" {...props}>
        {children}
      </Anchor>
    </Group>
  );
}

/** A link to another page before signing in, high enough for a finger. */
export const AuthLink = createLink(Way);
