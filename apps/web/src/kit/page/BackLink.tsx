import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './Page.module.css';

const Back = ({ children, className = '', ...more }: Omit<ComponentProps<'a'>, 'color'>) => (
  <Anchor {...more} className={`${styles.back} rw-press ${className}`} data-print="none">
    <IconChevronLeft size={20} stroke={1.75} aria-hidden />
    {children}
  </Anchor>
);

/** From an item back to its list. */
export const BackLink = createLink(Back);
