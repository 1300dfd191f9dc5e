import { createFileRoute } from '@tanstack/react-router';
import { Promos } from '../../../../../features/promos/Promos.tsx';
import { readPromoSearch } from '../../../../../features/promos/promo-search.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/promos')({
  validateSearch: readPromoSearch,
  component: Promos,
});
