import { Group, Skeleton, Text } from '@mantine/core';
import { AgainButton } from '../../kit/buttons/AgainButton.tsx';
import type { UsablePromo } from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { useScheduledTexts } from './texts.en.ts';
import type { useScheduling } from './use-scheduling.ts';

interface ScheduleFareProps extends Pick<ReturnType<typeof useScheduling>, 'quote' | 'fare' | 'promo'> {
  type: string;
  /** The code that the rider has applied, whether or not it counts for this ride. */
  given: UsablePromo | null;
  isRepeating: boolean;
}

/** What the ride costs and when that is fixed, or why that can't be said. */
export function ScheduleFare({ type, quote, fare, promo, given, isRepeating }: ScheduleFareProps) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const toPayCents = fare ? fare.fareCents - (promo ? discountOf(promo, fare.fareCents) : 0) : 0;
  const isFree = fare !== undefined && toPayCents === 0;
  return (
    <>
      <div>
        <Group justify="space-between" fw={500}>
          <span>{typeName(type)}</span>
          {fare ? (
            <span className="rw-num">
              {promo && (
                <Text span inherit fw={400} c="dimmed" mr="xs" td="line-through">
                  {format.money(fare.fareCents)}
                </Text>
              )}
              {format.money(toPayCents)}
            </span>
          ) : (
            <Skeleton className="rw-late" width={64} height={20} />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {promo && `${scheduled.withCode(promo.code)} `}
          {isRepeating && given && `${scheduled.noCodes(given.code)} `}
          {isRepeating && `${scheduled.quotedAnew} `}
          {isFree ? scheduled.inTime : `${scheduled.fixedPrice} ${scheduled.inTime}`}
        </Text>
      </div>
      {quote.error && (
        <Failure>
          {errorSentence(quote.error, scheduled.quoteFailed)}
          {findErrorCode(quote.error) === null && (
            <AgainButton variant="subtle" color="red" isTrying={quote.isFetching} onTry={quote.refetch} />
          )}
        </Failure>
      )}
    </>
  );
}
