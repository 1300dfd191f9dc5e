import { Alert, Box, Group } from '@mantine/core';
import { type DriverView, isActive } from '@ridewire/contracts';
import { Age, RideStatusBadge, StatStrip, useFormat } from '@ridewire/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { useCallback } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { BoardSource } from '../board/BoardSource.tsx';
import { UserPart } from '../users/UserPart.tsx';
import { shareOf } from './share-of.ts';
import { useDriversTexts } from './texts.en.ts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { useRidesLive } from '../rides/live/rides-live.ts';
import { LostSignal } from '../people/LostSignal.tsx';
import { useShownBoard } from '../board/board-context.ts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import styles from './driver-detail.module.css';

/** Keeps a driver's figures up to date as rides move. Shows nothing itself: in a busy city it renders with every change. */
function FollowRecord({ driverId }: { driverId: string }) {
  const { data: told } = useRidesLive();
  const utils = trpc.useUtils();
  useRefreshOnChange(
    told?.turn,
    useCallback(() => utils.drivers.record.invalidate({ driverId }), [utils, driverId]),
  );
  return null;
}

const NO_FILTERS = {};

/** The driver's present state, how well they work, and why they are suspended. */
export function DriverRecord({ driver }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  const { record: texts } = drivers;
  const format = useFormat();
  const query = trpc.drivers.record.useQuery({ driverId: driver.id });
  return (
    <Box mt="xl">
      <FollowRecord driverId={driver.id} />
      <UserPart title={texts.title} query={query} failed={texts.failed} skeletonHeight={188}>
        {(record) => (
          <>
            {driver.suspended && record.suspendReason && (
              <Alert color="red" mb="md" icon={<IconPlayerPause size={20} stroke={1.75} aria-hidden />}>
                {texts.suspendedWhy(sayReason(record.suspendReason))}
              </Alert>
            )}
            <BoardSource search={NO_FILTERS}>
              <DriverNow driver={driver} lastHeardAt={record.lastHeardAt} />
            </BoardSource>
            <StatStrip
              label={texts.title}
              stats={[
                {
                  label: texts.acceptance,
                  value: format.rate(shareOf(record.acceptedCount, record.turnedDownCount)),
                  hint: texts.acceptanceHint(
                    format.count(record.acceptedCount),
                    format.count(record.acceptedCount + record.turnedDownCount),
                  ),
                },
                {
                  label: texts.completion,
                  value: format.rate(shareOf(record.completedCount, record.canceledCount)),
                  hint: texts.completionHint(format.count(record.canceledCount)),
                },
                {
                  label: texts.completed,
                  value: format.count(record.completedCount),
                  hint: texts.givenBack(format.count(record.givenBackCount)),
                },
                {
                  label: texts.today,
                  value: format.money(record.todayCents),
                  hint: texts.total(format.money(driver.earnedCents)),
                },
              ]}
            />
          </>
        )}
      </UserPart>
    </Box>
  );
}

interface DriverNowProps {
  driver: DriverView;
  /** As saved now and then; the live board has newer values while they are online. */
  lastHeardAt: string | null;
}

/** When the driver was last seen, and their present ride. */
function DriverNow({ driver, lastHeardAt }: DriverNowProps) {
  const drivers = useDriversTexts();
  const { record: texts } = drivers;
  const format = useFormat();
  const { data: rides } = trpc.rides.ofUser.useQuery({ userId: driver.id });
  const { board } = useShownBoard();
  const live = board?.state.drivers.get(driver.id);
  const silentSince = live ? live.silentSince : driver.presence.silentSince;
  const seenMs = Math.max(
    board?.state.positions.get(driver.id)?.at ?? 0,
    lastHeardAt ? Date.parse(lastHeardAt) : 0,
  );
  const ride = rides?.find(({ status }) => isActive(status));
  return (
    <FactList height={44} isWide className={styles.detailNow}>
      <Fact label={texts.lastSeen}>
        {silentSince !== null ? (
          <LostSignal since={silentSince} />
        ) : seenMs > 0 ? (
          <Age since={seenMs} />
        ) : (
          texts.never
        )}
      </Fact>
      <Fact label={texts.currentRide}>
        {ride ? (
          <Group gap="4px 12px" justify="flex-end">
            <RideStatusBadge status={ride.status} size="sm" />
            <TextLink inherit to="/dashboard/ride-management/$rideId" params={{ rideId: ride.id }}>
              {texts.ride(format.shortId(ride.id))}
            </TextLink>
          </Group>
        ) : (
          rides && texts.noRide
        )}
      </Fact>
    </FactList>
  );
}
