import { Anchor } from '@mantine/core';
import { isGuest } from '@ridewire/contracts/guests';
import { usePeopleTexts } from './texts.en.ts';

/** A person’s address to write to; a guest has none. */
export function EmailLink({ email }: { email: string }) {
  const people = usePeopleTexts();
  if (isGuest({ email })) return people.guest;
  return (
    <Anchor href={`mailto:${email}`} inherit>
      {email}
    </Anchor>
  );
}
