import { judgeDocuments, type DocumentsView } from '@ridewire/contracts';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLinkPart } from '../../live/link-state.ts';
import { useAvailabilityLive, useDocumentsLive } from '../../live/use-live.ts';
import { useProfile } from '../../session/use-profile.ts';
import { useLacksDocuments } from '../../driving/use-lacks-documents.ts';
import { hasVehicle } from '../../driving/has-vehicle.ts';
import type { Texts } from '../../texts/english.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useLocationPermission } from './use-location-permission.ts';

type Mark = 'ok' | 'no' | 'open';
type Check = [key: string, mark: Mark, text: string];
const signs = { ok: IconCircleCheck, no: IconCircleX, open: IconCircleDashed };

/** What it takes to get requests, and whether it is there. */
export function OnlineChecks() {
  const { documents, driver } = useTexts();
  const { data } = useAvailabilityLive();
  const status = useLinkPart('status');
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
    status === 'live'
      ? ['link', 'ok', driver.checkLink]
      : [
          'link',
          status === 'down' || status === 'offline' ? 'no' : 'open',
          status === 'connecting' || status === 'idle' ? driver.checkLinkComing : driver.checkNoLink,
        ],
  ];
  return (
    <ul className="rw-go-checks" aria-label={driver.checks}>
      {checks.map(([key, mark, text]) => {
        const Sign = signs[mark];
        return (
          <li key={key} data-mark={mark}>
            <Sign size={20} stroke={1.75} aria-hidden />
            <span>
              {text}
              {key === 'documents' && mark === 'no' && (
                <Link to="/dashboard/driver/documents" className="rw-go-add">
                  {documents.openDocuments}
                </Link>
              )}
              {key === 'vehicle' && mark === 'no' && (
                <Link to="/dashboard/profile" search={{ edit: 'vehicle' }} className="rw-go-add">
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

/** Whether an admin has all documents to approve a driver by. */
function documentsCheck(papers: DocumentsView | undefined, documents: Texts['documents']): Check {
  if (!papers) return ['documents', 'open', documents.checkDocuments];
  const standings = judgeDocuments(papers.documents, papers.today);
  const lacking = standings.filter(({ valid }) => !valid);
  if (lacking.length === 0) return ['documents', 'ok', documents.checkDocuments];
  return lacking.every(({ standing }) => standing === 'waiting')
    ? ['documents', 'open', documents.checkWaiting]
    : ['documents', 'no', documents.checkNotSent];
}
