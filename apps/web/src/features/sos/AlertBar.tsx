import { phoneLink } from '../../kit/texts/phone-link.ts';
import { CloseButton, Spoiler, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '@ridewire/ui';
import { openAlertsKind, useOpenAlertsLive } from './alerts-live.ts';
import { type AlertGroup, groupAlerts } from './group-alerts.ts';
import { useSosTexts } from './texts.en.ts';
import './above-alerts.css';
import styles from './AlertBar.module.css';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { StuckRow } from './StuckRow.tsx';
import { BookedFor } from './BookedFor.tsx';
import { AlertPlaceLink } from './AlertPlaceLink.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import type { TakenAlert } from './reduce-open-alerts.ts';
import { useMe } from '../session/use-me.ts';
import { IfMay } from '../session/IfMay.tsx';

/** Long enough for a person who looked elsewhere, in milliseconds. */
const SHOWN_MS = 20_000;

/** The admin who took an SOS alert; disappears by itself. */
function TakenRow({ alert }: { alert: TakenAlert }) {
  const sos = useSosTexts();
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
    <div className={styles.emergency} role="status" data-taken>
      <div className={styles.words}>
        <p className="rw-num">
          {taker.id === me?.id
            ? sos.takenByYou(alert.by.name, rideId)
            : sos.takenBy(taker.name, alert.by.name, rideId)}
        </p>
      </div>
      <CloseButton aria-label={sos.close} c="inherit" onClick={hide} />
    </div>
  );
}

/** Two lines of the typed text; a long message must not push the desk down. In px. */
const MESSAGE_PX = 42;

/**
 * An SOS alert that no one has taken, or several of one person, taken together. On a phone it is its line and the button: several would
 * cover what the admin has to look at, so a press on the line shows the rest.
 */
function AlertRow({ group }: { group: AlertGroup }) {
  const sos = useSosTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const format = useFormat();
  const patch = usePatchLive();
  const acknowledge = trpc.alerts.acknowledge.useMutation({
    onSuccess: ({ id: alertId, acknowledged }) => {
      if (acknowledged)
        patch(openAlertsKind, { type: 'change', data: { kind: 'acknowledged', alertId, ...acknowledged } });
    },
    onError: (error) => toastFailed(errorSentence(error, sos.acknowledgeFailed)),
  });
  const { ids } = group;
  const { kind, by, rideId, raisedAt } = group.latest;
  const line = (kind === 'unanswered' ? sos.barUnanswered : sos.bar)(
    by.name,
    format.shortId(rideId),
    format.clock(raisedAt),
  );
  return (
    <div className={styles.emergency} role="alert">
      {isPhone ? (
        <UnstyledButton
          className={`${styles.line} rw-num`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{line}</span>
          <IconChevronUp size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      ) : (
        <div className={styles.words}>
          <Text inherit fw={650} className="rw-num">
            {line}
          </Text>
          <AlertFacts group={group} />
        </div>
      )}
      <div className={styles.buttons}>
        {!isPhone && <OpenRide rideId={rideId} />}
        <IfMay right="safety:write">
          <ConnectedButton
            size="sm"
            className={styles.take}
            isBusy={acknowledge.isPending}
            busyLabel={sos.acknowledging}
            onPress={() =>
              // A failure is shown above.
              Promise.allSettled(ids.map((alertId) => acknowledge.mutateAsync({ alertId })))
            }
          >
            {sos.acknowledge}
          </ConnectedButton>
        </IfMay>
      </div>
      {isPhone && isOpen && (
        <div className={styles.rest}>
          <AlertFacts group={group} />
          <div className={styles.buttons}>
            <OpenRide rideId={rideId} />
          </div>
        </div>
      )}
    </div>
  );
}

function OpenRide({ rideId }: { rideId: string }) {
  const sos = useSosTexts();
  return (
    <LinkButton size="sm" variant="default" to="/dashboard/ride-management/$rideId" params={{ rideId }}>
      {sos.openRide}
    </LinkButton>
  );
}

/** The caller, the place, and what they wrote. */
function AlertFacts({ group: { ids, messages, latest } }: { group: AlertGroup }) {
  const sos = useSosTexts();
  const { by, passenger, location } = latest;
  return (
    <>
      <p className={`${styles.more} rw-num`}>
        <span>{sos.people[by.role]}</span>
        {by.phone && <a href={phoneLink(by.phone)}>{by.phone}</a>}
        <BookedFor passenger={passenger} />
        {location.address && <span>{sayAddress(location.address)}</span>}
        <AlertPlaceLink alert={latest} />
        {ids.length > 1 && <span>{sos.calls(ids.length)}</span>}
      </p>
      {messages.length > 0 && (
        <Spoiler
          className={styles.said}
          maxHeight={MESSAGE_PX}
          transitionDuration={0}
          showLabel={sos.more}
          hideLabel={sos.less}
        >
          {messages.map((message) => (
            <p key={message}>{sos.said(message)}</p>
          ))}
        </Spoiler>
      )}
    </>
  );
}

/**
 * SOS alerts, at the foot of every page of an admin, newest first. Each stays until someone takes it; then it says who
 * did. Below them are rides that have been stuck for long. A new alert moves nothing that is being read or about to be
 * pressed.
 */
export function AlertBar() {
  const sos = useSosTexts();
  const { data } = useOpenAlertsLive();
  const ref = useRef<HTMLDivElement>(null);
  const open = groupAlerts(data?.open ?? []);
  const taken = data?.taken ?? [];
  // Before the first paint: the bar must never cover the end of the page.
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement;
    const tell = (heightPx: number) => {
      root.toggleAttribute('data-rw-emergency', heightPx > 0);
      root.style.setProperty('--rw-emergency-px', `${heightPx}px`);
    };
    const measure = () => tell(Math.ceil(bar.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      // Cleared with the session.
      tell(0);
    };
  }, []);
  return (
    <div ref={ref} className={styles.emergencies} data-print="none">
      {open.length > 0 && <div className={styles.frame} />}
      {open.length > 1 && (
        <Text inherit visibleFrom="sm" fz="sm" fw={650} pt={6} px="lg">
          {sos.count(open.length)}
        </Text>
      )}
      {open.map((group) => (
        <AlertRow key={group.key} group={group} />
      ))}
      <StuckRow />
      {taken.map((alert) => (
        <TakenRow key={alert.id} alert={alert} />
      ))}
    </div>
  );
}
