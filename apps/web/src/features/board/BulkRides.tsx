import { Checkbox, Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { Trip } from '../rides/Trip.tsx';
import type { StuckRides } from './board-model.ts';
import { BulkResult } from './BulkResult.tsx';
import { InStatus } from './InStatus.tsx';
import { useBoardTexts } from './texts.en.ts';
import type { BulkChoice } from './use-bulk-choice.ts';
import { Rows } from '../../kit/lists/Rows.tsx';
import liveBoardStyles from './BulkRides.module.css';

/** Chooses all rides that may be chosen together, or none. */
export function BulkAll({ choice }: { choice: BulkChoice }) {
  const { bulk } = useBoardTexts();
  const format = useFormat();
  const { open, wanted, together, choose } = choice;
  const areAllWanted = together.every((ride) => choice.isChosen(ride));
  return (
    <Checkbox
      label={bulk.all(format.count(together.length))}
      description={together.length < open.length ? bulk.oneByOne : undefined}
      disabled={choice.isFixed || together.length === 0}
      checked={together.length > 0 && areAllWanted}
      indeterminate={wanted.length > 0 && !areAllWanted}
      onChange={({ currentTarget: { checked } }) =>
        choose(
          (checked ? together : open).map(({ id }) => id),
          checked,
        )
      }
    />
  );
}

interface BulkRidesProps {
  rides: readonly BoardRide[];
  stuck: StuckRides;
  choice: BulkChoice;
}

/** The rides to choose from, and what became of each. */
export function BulkRides({ rides, stuck, choice }: BulkRidesProps) {
  const { bulk } = useBoardTexts();
  const format = useFormat();
  return (
    <Rows className={liveBoardStyles.bulk} aria-label={bulk.title}>
      {rides.map((ride) => (
        <li key={ride.id}>
          <Checkbox
            aria-label={bulk.choose(format.shortId(ride.id))}
            disabled={choice.isFixed || !choice.canStill(ride)}
            checked={choice.isChosen(ride)}
            onChange={({ currentTarget }) => choice.choose([ride.id], currentTarget.checked)}
          />
          <span className="rw-mono">{format.shortId(ride.id)}</span>
          <RideStatusBadge status={ride.status} size="sm" />
          <Text span inherit truncate miw={0}>
            {ride.driver ? `${ride.rider.name} · ${ride.driver.name}` : ride.rider.name}
          </Text>
          <Text span inherit className={liveBoardStyles.bulkResult}>
            <BulkResult outcome={choice.outcomes.get(ride.id)} act={choice.act}>
              <InStatus ride={ride} stuck={stuck.get(ride.id)} />
            </BulkResult>
          </Text>
          <span className={liveBoardStyles.bulkTrip}>
            <Trip ride={ride} />
          </span>
        </li>
      ))}
    </Rows>
  );
}
