import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { Kbd, Modal } from '@mantine/core';
import type { Role } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import {
  IconClockExclamation,
  IconEyeExclamation,
  IconReceiptRefund,
  IconTableExport,
  IconTrendingUp,
  IconUrgent,
} from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { trpc } from '../../kit/live/trpc.ts';
import { openBox } from './box-store.ts';
import { isOccupied } from './is-occupied.ts';
import { announceBox } from './search-store.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { useDriverActions } from './use-choices.tsx';
import { useModKey } from './use-mod-key.ts';
import { useSpotlightTexts } from './texts.en.ts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { askPage } from '../../kit/page/ask-page.ts';
import { askRefund } from '../rides/refund-ask.ts';
import { choiceIcon } from './choice-icon.tsx';
import { type DeskAction, deskActions } from './desk-actions.ts';
import type { Choice } from './filter-choices.ts';
import { useMay } from '../session/IfMay.tsx';

const ICONS = {
  stuck: IconClockExclamation,
  review: IconEyeExclamation,
  surge: IconTrendingUp,
  refund: IconReceiptRefund,
  'refund-this': IconReceiptRefund,
  incidents: IconUrgent,
  export: IconTableExport,
};

/** An admin's actions that have no page of their own. */
function useDeskActions(): Choice[] {
  const spotlight = useSpotlightTexts();
  const { navigate } = useRouter();
  const { rideId } = useParams({ strict: false });
  const { data: ride } = trpc.rides.get.useQuery(rideId ? { rideId } : skipToken, { enabled: false });
  const canRefund =
    rideId !== undefined && ride?.status === 'completed' && ride.refundedCents < toPayOf(ride);
  const choose: Record<DeskAction['id'], () => unknown> = {
    stuck: () => navigate({ to: '/dashboard/admin/live', search: { stuck: true } }),
    review: () => navigate({ to: '/dashboard/ride-management', search: { review: 'open' } }),
    surge: () => navigate({ to: '/dashboard/admin/live' }).then(() => askPage('surge')),
    refund: () => navigate({ to: '/dashboard/ride-management', search: { status: 'completed' } }),
    'refund-this': askRefund,
    incidents: () => navigate({ to: '/dashboard/admin/incidents', search: { state: 'open' } }),
    export: () => navigate({ to: '/dashboard/reports' }),
  };
  const isAllowed = { export: useMay('exports:read'), refund: useMay('refunds:write') };
  const allowed = deskActions(spotlight, canRefund).filter(({ id }) =>
    id === 'export' ? isAllowed.export : !id.startsWith('refund') || isAllowed.refund,
  );
  return allowed.map(({ id, ...action }) => ({
    id: `desk-${id}`,
    ...action,
    icon: choiceIcon(ICONS[id]),
    onChoose: () => void choose[id](),
  }));
}

/** The search over everything, and the list of shortcuts, which a key opens on any page. */
export function SpotlightSearch({ me, pages }: Pick<SearchBoxProps, 'me' | 'pages'>) {
  const [isListOpen, list] = useDisclosure();
  useEffect(() => announceBox(openBox), []);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || isOccupied(event)) return;
    list.open();
    event.preventDefault();
  });
  const Box = BOXES[me.role];
  return (
    <>
      <Box me={me} pages={pages} own={[]} onShortcuts={list.open} />
      <ShortcutsDialog role={me.role} isOpen={isListOpen} onClose={list.close} />
    </>
  );
}

function AdminBox(props: SearchBoxProps) {
  return <SearchBox {...props} own={useDeskActions()} />;
}

function DriverBox(props: SearchBoxProps) {
  return <SearchBox {...props} own={useDriverActions()} />;
}

const BOXES = { rider: SearchBox, driver: DriverBox, admin: AdminBox };

interface ShortcutsDialogProps {
  role: Role;
  isOpen: boolean;
  onClose: () => void;
}

/** Every shortcut, as far as this role has it. */
function ShortcutsDialog({ role, isOpen, onClose }: ShortcutsDialogProps) {
  const spotlight = useSpotlightTexts();
  const mod = useModKey();
  const { keys } = spotlight;
  const lines: [name: string, ...keys: string[]][] = [
    [keys.search, mod, 'K'],
    ...(role === 'admin' ? ([[keys.list, '/']] as [string, string][]) : []),
    [keys.sidebar, mod, 'B'],
    ...(role === 'admin' ? ([[keys.changes, '.']] as [string, string][]) : []),
    ...(role === 'driver'
      ? ([
          [keys.accept, 'A'],
          [keys.decline, 'D'],
        ] as [string, string][])
      : []),
    ...(role === 'rider' ? [] : ([[keys.move, '↓', '↑']] as [string, string, string][])),
    [keys.shortcuts, '?'],
  ];
  return (
    <Modal opened={isOpen} onClose={onClose} title={spotlight.shortcuts}>
      <FactList height={40}>
        {lines.map(([name, ...pressed]) => (
          <Fact key={name} label={name}>
            {pressed.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Fact>
        ))}
      </FactList>
    </Modal>
  );
}
