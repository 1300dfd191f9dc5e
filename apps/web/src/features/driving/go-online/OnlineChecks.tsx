import { type DocumentsView, judgeDocuments } from '@ridewire/contracts';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LINK_STATES } from '../../../kit/live/link-states.ts';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { useAvailabilityLive } from '../driving-live.ts';
import { useDocumentsLive } from '../../documents/documents-live.ts';
import { useProfile } from '../../session/use-profile.ts';
import { useLacksDocuments } from '../use-lacks-documents.ts';
import { hasVehicle } from '../has-vehicle.ts';
import { type DocumentsTexts, useDocumentsTexts } from '../../documents/texts.en.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './go-online.module.css';
import { useOwnPosition } from '../own-position.ts';

type Mark = 'ok' | 'no' | 'open';
type Check = [key: string, mark: Mark, text: string];
const signs = { ok: IconCircleCheck, no: IconCircleX, open: IconCircleDashed };

/** The requirements for getting requests, and whether they are met. */
export function OnlineChecks() {
  const driver = useDriverTexts();
  const documents = useDocumentsTexts();
  const { data } = useAvailabilityLive();
  const { sign } = LINK_STATES[useConnectionPart('status')];
  const { data: profile } = useProfile();
  const { data: papers } = useDocumentsLive();
  const lacks = useLacksDocuments();
  const location = useLocationPermission();
  const checks: Check[] = [
    !data
      ? ['account', 'open', driver.checkApproved]
      : data.suspended
        ? ['account', 'no', driver.checkSuspended]
        : data.approved
          ? ['account', 'ok', driver.checkApproved]
          : ['account', 'no', lacks ? driver.checkNotSent : driver.checkNotApproved],
    ...(data && !data.approved ? [documentsCheck(papers, documents)] : []),
    !profile?.driver
      ? ['vehicle', 'open', driver.checkVehicle]
      : hasVehicle(profile.driver.vehicle)
        ? ['vehicle', 'ok', driver.checkVehicle]
        : ['vehicle', 'no', driver.checkNoVehicle],
    location === 'granted'
      ? ['location', 'ok', driver.checkLocation]
      : location === 'denied'
        ? ['location', 'no', driver.checkLocationBlocked]
        : ['location', 'open', driver.checkLocationAsk],
    sign === 'live'
      ? ['link', 'ok', driver.checkLink]
      : [
          'link',
          sign === 'down' ? 'no' : 'open',
          sign === 'connecting' ? driver.checkLinkComing : driver.checkNoLink,
        ],
  ];
  return (
    <ul className={styles.checks} aria-label={driver.checks}>
      {checks.map(([key, mark, text]) => {
        const Sign = signs[mark];
        return (
          <li key={key} data-mark={mark}>
            <Sign size={20} stroke={1.75} aria-hidden />
            <span>
              {text}
              {key === 'documents' && mark === 'no' && (
                <Link to="/dashboard/driver/documents" className={`${styles.add} rw-press`}>
                  {documents.openDocuments}
                </Link>
              )}
              {key === 'vehicle' && mark === 'no' && (
                <Link
                  to="/dashboard/profile"
                  search={{ edit: 'vehicle' }}
                  className={`${styles.add} rw-press`}
                >
                  {driver.addVehicle}
                </Link>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether an admin has all documents needed to approve a driver. */
function documentsCheck(papers: DocumentsView | undefined, documents: DocumentsTexts): Check {
  if (!papers) return ['documents', 'open', documents.checkDocuments];
  const standings = judgeDocuments(papers.documents, papers.today);
  const lacking = standings.filter(({ valid }) => !valid);
  if (lacking.length === 0) return ['documents', 'ok', documents.checkDocuments];
  return lacking.every(({ standing }) => standing === 'waiting')
    ? ['documents', 'open', documents.checkWaiting]
    : ['documents', 'no', documents.checkNotSent];
}

/** Whether this page may know the device's place; 'prompt' also where the browser does not tell. */
function useLocationPermission(): PermissionState {
  const [asked, setAsked] = useState<PermissionState>('prompt');
  const { state } = useOwnPosition();
  useEffect(() => {
    const ended = new AbortController();
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        if (ended.signal.aborted) return;
        const note = () => setAsked(permission.state);
        note();
        permission.addEventListener('change', note, { signal: ended.signal });
      },
      () => {},
    );
    return () => ended.abort();
  }, []);
  // The device's own answer is the latest.
  if (state === 'on') return 'granted';
  return state === 'denied' || state === 'unsupported' ? 'denied' : asked;
}
