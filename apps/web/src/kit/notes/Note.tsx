import { Box, Stack, type BoxProps } from '@mantine/core';
import type { Tone } from '@ridewire/ui';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps extends BoxProps {
  tone: Exclude<Tone, 'danger'>;
  icon?: TablerIcon;
  title?: ReactNode;
  role?: string;
  children?: ReactNode;
}

/** A few tinted lines among others: what is lacking, or why something is as it is. */
export function Note({ tone, icon: NoteIcon, title, children, ...more }: NoteProps) {
  const name = `var(--rw-tone-${tone}` as const;
  return (
    <Box className={styles.note} bg={`${name}-bg)`} c={`${name}-text)`} {...more}>
      {NoteIcon && <NoteIcon size={20} stroke={1.75} aria-hidden />}
      <Stack gap={2} align="flex-start" miw={0}>
        {title && <b>{title}</b>}
        {children}
      </Stack>
    </Box>
  );
}
