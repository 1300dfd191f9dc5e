import { Anchor } from '@mantine/core';
import { isGuest } from '@ridewire/contracts/guests';
import { usePeopleTexts } from './texts.en.ts';

/** A person’s address to write to; a guest has none, nor has somebody who is deleted. */
export function EmailLink({ email }: { email: string }) {
  const people = usePeopleTexts();
  if (isGuest({ email })) return people.guest;
  if (email.endsWith('.invalid')) return null;
  return (
    <Anchor href={`mailto:${email}`} inherit>
      {email}
    </Anchor>
  );
}
