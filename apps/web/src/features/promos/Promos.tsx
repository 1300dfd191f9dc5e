import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MadeList } from '../../kit/lists/MadeList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { IfMay } from '../session/IfMay.tsx';
import { PromoForm } from './PromoForm.tsx';
import { PromoList } from './PromoList.tsx';
import type { PromoSearch } from './promo-search.ts';
import { stateOf } from './promo-state.ts';
import { usePromosChanges } from './promos-live.ts';
import { usePromosTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/promos');

/** The city's promo codes, how often each was used and what it cost. Live. */
export function Promos() {
  const texts = usePromosTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<PromoSearch>(route.useNavigate());
  usePromosChanges();
  const query = trpc.promos.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const { mutate, isPending } = trpc.promos.end.useMutation();
  return (
    <MadeList
      texts={texts}
      query={query}
      itemQuery={(promoId) => queries.promos.get.queryOptions({ promoId })}
      onPage={goTo}
      mayMake={(button) => <IfMay right="promos:write">{button}</IfMay>}
      form={(onClose) => <PromoForm onClose={onClose} />}
      formSize={520}
      nameOf={({ code }) => code}
      isOver={(item) => ['ended', 'over'].includes(stateOf(item))}
      ending={{ isPending, mutate: (promoId, on) => mutate({ promoId }, on) }}
    >
      {(items, onEnd) => <PromoList promos={items} onEnd={onEnd} />}
    </MadeList>
  );
}
