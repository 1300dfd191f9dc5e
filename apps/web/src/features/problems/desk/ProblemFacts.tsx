import { Text } from '@mantine/core';
import type { ProblemView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import type { ComponentType } from 'react';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { Fact, FactList } from '../../../kit/lists/FactList.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { RoleBadge } from '../../session/RoleBadge.tsx';
import { sayItem } from './say-item.ts';
import { useProblemDeskTexts } from './texts.en.ts';

export interface ProblemFactsProps {
  problem: ProblemView;
  /** The button that notes a refund of a ride; `isWhole` where the whole fare was refunded. */
  Refund: ComponentType<{ rideId: string; isWhole: boolean }>;
}

/** The person who reported it, who has it, and its ride. */
export function ProblemFacts({ problem, Refund }: ProblemFactsProps) {
  const texts = useProblemDeskTexts();
  const format = useFormat();
  const { rideId, kind, reporter, assignee, reportedAt, waitingSince, item, ride } = problem;
  return (
    <Panel aria-label={texts.ride}>
      <FactList>
        <Fact label={texts.reporter}>
          <TextLink inherit to="/dashboard/user-management/$userId" params={{ userId: reporter.id }}>
            {reporter.name}
          </TextLink>{' '}
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
        <Fact label={texts.assignee}>{assignee?.name ?? texts.nobody}</Fact>
        {item && <Fact label={texts.item}>{sayItem(texts, kind, item)}</Fact>}
        <Fact label={texts.ride}>
          <RideStatusBadge status={ride.status} size="sm" />{' '}
          <span className="rw-mono">{format.shortId(rideId)}</span>
          <Text span inherit flex="1 0 100%">
            {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
          </Text>
        </Fact>
        <Fact label={texts.rider}>{ride.riderName}</Fact>
        <Fact label={texts.driver}>
          {ride.driverId === null ? (
            texts.noDriver
          ) : (
            <TextLink
              inherit
              to="/dashboard/driver-management/$driverId"
              params={{ driverId: ride.driverId ?? '' }}
            >
              {ride.driverName}
            </TextLink>
          )}
        </Fact>
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
          {ride.status === 'completed' && (
            <Refund rideId={rideId} isWhole={ride.refundedCents >= ride.fareCents} />
          )}
        </>
      )}
    </Panel>
  );
}
