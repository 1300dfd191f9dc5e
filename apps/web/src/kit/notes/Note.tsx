import { Group, Stack, Text, type GroupProps } from '@mantine/core';
import type { Tone } from '@ridewire/ui';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps extends Omit<GroupProps, 'title'> {
  tone: Exclude<Tone, 'danger'>;
  icon?: TablerIcon;
  title?: ReactNode;
  children?: ReactNode;
}

/** A few tinted lines among others: what is lacking, or why something is as it is. */
export function Note({ tone, icon: NoteIcon, title, children, ...more }: NoteProps) {
  return (
    <Group
      className={styles.note}
      align="flex-start"
      gap={10}
      wrap="nowrap"
      px={12}
      py={10}
      fz="sm"
      lh="sm"
      bdrs="md"
      bg={`var(--rw-tone-${tone}-bg)`}
      c={`var(--rw-tone-${tone}-text)`}
      {...more}
    >
      {NoteIcon && <NoteIcon size={20} stroke={1.75} aria-hidden />}
      <Stack gap={2} align="flex-start" miw={0}>
        {title && (
          <Text inherit fw={600}>
            {title}
          </Text>
        )}
        {children}
      </Stack>
    </Group>
  );
}
