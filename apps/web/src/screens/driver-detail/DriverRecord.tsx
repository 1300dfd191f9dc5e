import { Alert } from '@mantine/core';
import { type DriverView } from '@ridewire/contracts';
import { StatStrip, useFormat } from '@ridewire/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { driverRecordQuery } from '../../people/people-queries.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { BoardSource } from '../live-board/BoardSource.tsx';
import { UserPart } from '../user-detail/UserPart.tsx';
import { DriverNow } from './DriverNow.tsx';
import { FollowRecord } from './FollowRecord.tsx';
import { shareOf } from './share-of.ts';

const NO_FILTERS = {};

/** What the driver does at this moment, how well they work, and why they are suspended. */
export function DriverRecord({ driver }: { driver: DriverView }) {
  const { drivers } = useTexts();
  const { record: texts } = drivers;
  const format = useFormat();
  const query = useQuery(driverRecordQuery(driver.id));
  return (
    <div className="rw-driver-detail-record">
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
    </div>
  );
}
