import { Paper, type PaperProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import styles from './Panel.module.css';

interface PanelProps extends PaperProps, Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** @default 'section' */
  component?: 'section' | 'article' | 'form' | 'li';
  noValidate?: boolean;
}

/** A part of a page in a frame of its own, with less room at its edges on a phone. */
export function Panel({ component: Frame = 'section', className = '', ...more }: PanelProps) {
  return (
    <Paper
      withBorder
      {...more}
      className={`${styles.panel} ${className}`}
      renderRoot={(props) => <Frame {...props} />}
    />
  );
}
