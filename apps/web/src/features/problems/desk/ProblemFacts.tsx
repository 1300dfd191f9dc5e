import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ProblemView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { Fact, FactList } from '../../../kit/lists/FactList.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import styles from '../../messages/messages.module.css';
import { RefundDialog } from '../../rides/detail/RefundDialog.tsx';
import { RoleBadge } from '../../session/RoleBadge.tsx';
import { useProblemDeskTexts } from './texts.en.ts';

/** The person who reported it, who has it, and its ride. */
export function ProblemFacts({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const format = useFormat();
  const { rideId, kind, reporter, assignee, reportedAt, waitingSince, item, ride } = problem;
  return (
    <section className={styles.panel} aria-label={texts.ride}>
      <FactList>
        <Fact label={texts.reporter}>
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/user-management/$userId" params={{ userId: reporter.id }} />
            )}
          >
            {reporter.name}
          </Anchor>{' '}
          <RoleBadge role={reporter.role} size="sm" />
        </Fact>
        <Fact label={texts.reported}>
          <time dateTime={reportedAt}>{format.dateTime(reportedAt)}</time>
        </Fact>
        {waitingSince && (
          <Fact label={texts.waitsSince}>
            <time dateTime={waitingSince}>{format.dateTime(waitingSince)}</time>
          </Fact>
        )}
        <Fact label={texts.assignee}>{assignee ? (assignee.name ?? texts.removed) : texts.nobody}</Fact>
        {item && (kind === 'lost_item' || kind === 'found_item') && (
          <Fact label={texts.item}>
            {item.isHere === null ? texts.itemAsked : (item.isHere ? texts.itemHere : texts.itemGone)[kind]}
          </Fact>
        )}
        <Fact label={texts.ride}>
          <RideStatusBadge status={ride.status} size="sm" />{' '}
          <span className="rw-mono">{format.shortId(rideId)}</span>
          <br />
          {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
        </Fact>
        <Fact label={texts.rider}>{ride.riderName}</Fact>
        <Fact label={texts.driver}>{ride.driverName ?? texts.noDriver}</Fact>
        {ride.status === 'completed' && (
          <Fact label={texts.fare}>
            <span className="rw-num">{format.money(ride.fareCents)}</span>
            {ride.refundedCents > 0 && ` · ${texts.refunded(format.money(ride.refundedCents))}`}
          </Fact>
        )}
      </FactList>
      {ride.isDeleted ? (
        <Text size="sm" c="dimmed">
          {texts.rideGone}
        </Text>
      ) : (
        <>
          <LinkButton
            fullWidth
            mt="md"
            variant="default"
            to="/dashboard/ride-management/$rideId"
            params={{ rideId }}
          >
            {texts.openRide}
          </LinkButton>
          {ride.status === 'completed' && ride.refundedCents < ride.fareCents && (
            <RefundPart rideId={rideId} />
          )}
        </>
      )}
    </section>
  );
}

/** Opens the ride's refund dialog here. */
function RefundPart({ rideId }: { rideId: string }) {
  const texts = useProblemDeskTexts();
  const utils = trpc.useUtils();
  const [isOpen, { open, close }] = useDisclosure();
  const { data: ride, isFetching } = trpc.rides.get.useQuery({ rideId }, { enabled: isOpen });
  return (
    <>
      <ConnectedButton
        fullWidth
        mt="sm"
        variant="default"
        isWaiting={isOpen && !ride && isFetching}
        onPress={open}
      >
        {texts.refund}
      </ConnectedButton>
      {ride && (
        <RefundDialog
          ride={ride}
          leftCents={ride.fareCents - ride.refundedCents}
          opened={isOpen}
          onClose={() => {
            close();
            void utils.problems.invalidate();
          }}
        />
      )}
    </>
  );
}
