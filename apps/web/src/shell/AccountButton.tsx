import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import type { ComponentProps } from 'react';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** Who is signed in; opens the menu of what they can do. */
export function AccountButton({ me, ...props }: { me: Me } & ComponentProps<'button'>) {
  const { shell } = useTexts();
  return (
    <UnstyledButton {...props} className="rw-account">
      <VisuallyHidden>{`${shell.accountMenu}: ${me.name}`}</VisuallyHidden>
      <PersonAvatar person={me} size={32} />
    </UnstyledButton>
  );
}
