import type { TablerIcon } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** @default amber, for what is lacking */
  tone?: 'red' | 'quiet';
  icon?: TablerIcon;
  title?: ReactNode;
}

/** A few tinted lines among others: what is lacking, or why something is as it is. */
export const Note = ({ tone, icon: NoteIcon, title, children, ...more }: NoteProps) => (
  <div className={styles.note} data-tone={tone} {...more}>
    {NoteIcon && <NoteIcon size={20} stroke={1.75} aria-hidden />}
    <div>
      {title && <b>{title}</b>}
      {children}
    </div>
  </div>
);
