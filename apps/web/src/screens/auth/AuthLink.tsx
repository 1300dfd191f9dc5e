import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

type WayProps = Omit<ComponentProps<'a'>, 'color'> & {
  /** Words before the link that are not part of it. */
  before?: ReactNode;
};

function Way({ before, children, ...props }: WayProps) {
  return (
    <span className="rw-auth-way">
      {before && <span className="rw-auth-way-words">{before}</span>}
      <Anchor {...props}>{children}</Anchor>
    </span>
  );
}

/** A way to another page before signing in, high enough for a finger. */
export const AuthLink = createLink(Way);
