import { Anchor } from '@mantine/core';
import type { Passenger } from '@ridewire/contracts';
import { phoneLink } from '../../kit/texts/phone-link.ts';
import { useSosTexts } from './texts.en.ts';

/** The person in the car, whom help must reach, where the ride was booked for somebody else. */
export function BookedFor({ passenger }: { passenger: Passenger | null }) {
  const sos = useSosTexts();
  if (!passenger) return null;
  return (
    <>
      <span>{sos.bookedFor(passenger.name)}</span>
      <Anchor href={phoneLink(passenger.phone)} inherit className="rw-num">
        {passenger.phone}
      </Anchor>
    </>
  );
}
