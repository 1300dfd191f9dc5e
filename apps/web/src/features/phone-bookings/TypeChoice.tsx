import { Radio, Stack, Text } from '@mantine/core';
import { AgainButton } from '../../kit/buttons/AgainButton.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { USUAL_TENTHS, type RideType, type UsablePromo } from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { typeWordsIn } from '@ridewire/contracts/ride-types';
import { useFormat } from '@ridewire/ui';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { useOfferedTypes } from '../rides/ride-types.ts';
import { TypeIcon } from '../rides/TypeIcon.tsx';
import type { BookingFare, BookingQuote } from './use-booking-quote.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

interface TypeChoiceProps {
  type: RideType;
  quote: BookingQuote;
  /** The applied code. */
  promo: UsablePromo | null;
  onChange: (type: RideType) => void;
}

/** The ride types with their prices, to read out. */
export function TypeChoice({ type, quote, promo, onChange }: TypeChoiceProps) {
  const texts = usePhoneBookingsTexts();
  const format = useFormat();
  const language = useLanguage();
  const types = useOfferedTypes();
  const { fares, surgeTenths, problem } = quote;
  const isTypeless = !fares && !problem && !quote.isAsking;
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.type}
        description={isTypeless && texts.typeHint}
        value={type}
        onChange={onChange}
      >
        <Stack gap={6} mt={4}>
          {types.map((each) => (
            <Radio.Card key={each.id} value={each.id}>
              <Radio.Indicator />
              <TypeIcon name={each.icon} />
              <Text span inherit flex={1} fw={500}>
                {typeWordsIn(each.names, language)}
                <Text span display="block" inherit fz="sm" fw={400} c="dimmed">
                  {texts.upTo(each.seats)}
                  <Nearest fare={fares?.find((fare) => fare.type === each.id)} />
                </Text>
              </Text>
              <Text span className="rw-num" inherit fw={500} data-old={quote.isAsking || undefined}>
                <Price fare={fares?.find((fare) => fare.type === each.id)} promo={promo} />
              </Text>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
      {fares && surgeTenths > USUAL_TENTHS && <Text size="sm">{texts.busy(format.times(surgeTenths))}</Text>}
      {problem && (
        <Failure>
          {problem}
          <AgainButton variant="subtle" color="red" isTrying={quote.isAsking} onTry={quote.ask} />
        </Failure>
      )}
    </Stack>
  );
}

function Price({ fare, promo }: { fare: BookingFare | undefined; promo: UsablePromo | null }) {
  const format = useFormat();
  return fare ? format.money(fare.fareCents - (promo ? discountOf(promo, fare.fareCents) : 0)) : null;
}

function Nearest({ fare }: { fare: BookingFare | undefined }) {
  const texts = usePhoneBookingsTexts();
  if (fare?.pickupSeconds === undefined) return null;
  const { pickupSeconds } = fare;
  return ` · ${
    pickupSeconds === null ? texts.noneNear : texts.inMinutes(Math.max(1, Math.round(pickupSeconds / 60)))
  }`;
}
