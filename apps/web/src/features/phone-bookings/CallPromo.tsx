import { Stack, Text } from '@mantine/core';
import { PromoField } from '../promos/field/PromoField.tsx';
import type { Promo } from './use-promo.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

/** The code a rider says on the phone: only one with an account has codes. */
export function CallPromo({
  promo: { riderId, at, value, refusal, check, set },
  fareCents,
}: {
  promo: Promo;
  fareCents: number | undefined;
}) {
  const texts = usePhoneBookingsTexts();
  if (riderId === null)
    return (
      <Text size="sm" c="dimmed">
        {texts.promoNeedsAccount}
      </Text>
    );
  // As high as the field, so that the button below stays where it is while a code is checked.
  return (
    <Stack justify="center" mih={52}>
      <PromoField key={riderId} {...{ value, fareCents, at, refusal, check }} onChange={set} />
    </Stack>
  );
}
