import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import type { ComponentProps } from 'react';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { useShellTexts } from './texts.en.ts';
import styles from './Shell.module.css';

/** Shows who is signed in, and opens their menu. */
export function AccountButton({ me, ...props }: { me: Me } & ComponentProps<'button'>) {
  const shell = useShellTexts();
  return (
    <UnstyledButton {...props} className={styles.account}>
      <VisuallyHidden>{`${shell.accountMenu}: ${me.name}`}</VisuallyHidden>
      <PersonAvatar person={me} size={32} />
    </UnstyledButton>
  );
}
