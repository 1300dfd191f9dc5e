import { Anchor } from '@mantine/core';
import { phoneLink } from '../../kit/texts/phone-link.ts';

/** A number to call. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Anchor href={phoneLink(phone)} inherit className="rw-num">
    {phone}
  </Anchor>
);
