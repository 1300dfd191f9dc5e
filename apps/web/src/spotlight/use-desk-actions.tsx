import { IconClockExclamation, IconReceiptRefund, IconTableExport, IconUrgent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { askRefund } from '../rides/refund-ask.ts';
import { rideQuery } from '../rides/rides-queries.ts';
import { useTexts } from '../texts/use-texts.ts';
import { choiceIcon } from './choice-icon.tsx';
import { deskActions, type DeskAction } from './desk-actions.ts';
import type { Choice } from './filter-choices.ts';

const ICONS = {
  stuck: IconClockExclamation,
  refund: IconReceiptRefund,
  'refund-this': IconReceiptRefund,
  incidents: IconUrgent,
  export: IconTableExport,
};

/** An admin's ways to what is not a page by itself. */
export function useDeskActions(): Choice[] {
  const texts = useTexts();
  const { navigate } = useRouter();
  const { rideId } = useParams({ strict: false });
  const { data: ride } = useQuery({ ...rideQuery(rideId ?? ''), enabled: false });
  const canRefund =
    rideId !== undefined && ride?.status === 'completed' && ride.refundedCents < ride.fareCents;
  const choose: Record<DeskAction['id'], () => unknown> = {
    stuck: () => navigate({ to: '/dashboard/admin/live', search: { stuck: true } }),
    refund: () => navigate({ to: '/dashboard/ride-management', search: { status: 'completed' } }),
    'refund-this': askRefund,
    incidents: () => navigate({ to: '/dashboard/admin/incidents', search: { state: 'open' } }),
    export: () => navigate({ to: '/dashboard/reports' }),
  };
  return deskActions(texts, canRefund).map(({ id, ...action }) => ({
    id: `desk-${id}`,
    ...action,
    icon: choiceIcon(ICONS[id]),
    onChoose: () => void choose[id](),
  }));
}
