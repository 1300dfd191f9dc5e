import { Anchor, type AnchorProps, type PolymorphicComponentProps } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type BackLinkProps = {
  /** The router's link. */
  renderRoot: NonNullable<PolymorphicComponentProps<'a', AnchorProps>['renderRoot']>;
  children: ReactNode;
};

/** From an item back to its list. */
export function BackLink({ renderRoot, children }: BackLinkProps) {
  return (
    <Anchor className={`${styles.back} rw-press`} data-print="none" renderRoot={renderRoot}>
      <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      {children}
    </Anchor>
  );
}
