import { Radio } from '@mantine/core';
import { ABOUT_DOLLARS, SEATS, type RideType } from '@ridewire/contracts';
import { RollingMoney } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { rideTypes } from './ride-types.ts';
import type { Quote } from './use-quote.ts';

interface RideTypesProps {
  type: RideType;
  quote: Quote;
  onChange: (type: RideType) => void;
}

/** The ride types as cards, each with who fits in, what it is and its price, or what it costs about while there is none. */
export function RideTypes({ type, quote, onChange }: RideTypesProps) {
  const { rider, history } = useTexts();
  return (
    <Radio.Group
      aria-label={rider.rideType}
      name="ride-type"
      value={type}
      onChange={(value) => onChange(value as RideType)}
    >
      <div className="rw-rider-types">
        {rideTypes.map((each) => (
          <Radio.Card key={each} value={each} className="rw-rider-type" tabIndex={each === type ? 0 : -1}>
            <Radio.Indicator />
            <span className="rw-rider-type-name">
              {history.types[each]}
              <span className="rw-rider-type-kind">
                {rider.upTo(SEATS[each])} · {rider.carKinds[each]}
              </span>
            </span>
            <Price type={each} quote={quote} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function Price({ type, quote }: { type: RideType; quote: Quote }) {
  const { rider } = useTexts();
  const fare = quote.prices?.fares.find((each) => each.type === type);
  if (fare) {
    return (
      <span className="rw-rider-type-price" data-old={quote.isOld || undefined}>
        <RollingMoney cents={fare.fareCents} />
      </span>
    );
  }
  return <span className="rw-rider-type-about rw-num">{rider.aboutDollars(...ABOUT_DOLLARS[type])}</span>;
}
