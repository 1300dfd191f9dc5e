import { Text, Title } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFormat } from '@ridewire/ui';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Ends } from '../../driving/Ends.tsx';
import { sayCollect, sayEarned } from './say-ended.ts';
import { Notice } from './Notice.tsx';

export interface EndedPanelProps {
  ride: DriverRide;
  bySupport: boolean;
  /** The driver has not said yet that the rider paid. */
  isOwed: boolean;
}

/** How the ride ended: what the rider pays, then what it earned; or who canceled it. */
export function EndedPanel({ ride, bySupport, isOwed }: EndedPanelProps) {
  const { driver, pieces } = useTexts();
  const format = useFormat();
  const { status, canceledBy, cancelReason } = ride;
  const said = isOwed ? sayCollect(ride, driver, format) : sayEarned(ride, driver, format);
  return (
    <section className="rw-driving">
      {status === 'canceled' ? (
        <Notice tone="danger" title={driver.canceledBy[canceledBy ?? 'system'](ride.rider.name)}>
          {cancelReason && <Text size="sm">{driver.reason(sayReason(cancelReason))}</Text>}
        </Notice>
      ) : (
        <>
          {bySupport && <Notice tone="warning" title={driver.supportSet(pieces.statuses[status])} />}
          <div className="rw-driving-earned">
            <Title order={2} className="rw-figure" tabIndex={-1}>
              {said.title}
            </Title>
            <Text c="dimmed" className="rw-num">
              {said.line}
            </Text>
          </div>
        </>
      )}
      <div className="rw-driving-head">
        <RideStatusBadge status={status} />
        <span>{ride.rider.name}</span>
        <span className="rw-mono rw-driving-id">{format.shortId(ride.id)}</span>
      </div>
      <Ends ride={ride} />
      <RideWire status={status} times={ride.times} />
    </section>
  );
}
