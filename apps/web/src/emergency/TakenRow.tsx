import { CloseButton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import type { TakenAlert } from '../live/apply-open-alerts-message.ts';
import { openAlertsKind } from '../live/live-kinds.ts';
import { usePatchLive } from '../live/use-live.ts';
import { useMe } from '../session/session-query.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Long enough for whoever looked elsewhere, in milliseconds. */
const SHOWN_MS = 20_000;

/** Who took a call for help; leaves by itself. */
export function TakenRow({ alert }: { alert: TakenAlert }) {
  const { emergency } = useTexts();
  const format = useFormat();
  const patch = usePatchLive();
  const me = useMe();
  const hide = () => patch(openAlertsKind, { type: 'seen', alertId: alert.id });
  const expire = useEffectEvent(hide);
  useEffect(() => {
    const timer = setTimeout(expire, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const { by: taker } = alert.acknowledged;
  const rideId = format.shortId(alert.rideId);
  return (
    <div className="rw-emergency" role="status" data-taken>
      <div className="rw-emergency-words">
        <p className="rw-num">
          {taker.id === me?.id
            ? emergency.takenByYou(alert.by.name, rideId)
            : emergency.takenBy(taker.name, alert.by.name, rideId)}
        </p>
      </div>
      <CloseButton aria-label={emergency.close} c="inherit" onClick={hide} />
    </div>
  );
}
