import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MadeList } from '../../kit/lists/MadeList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { ReferralPart } from '../referrals/ReferralPart.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { QuestForm } from './QuestForm.tsx';
import { QuestList } from './QuestList.tsx';
import type { QuestSearch } from './quest-search.ts';
import { stateOf } from './quest-state.ts';
import { useQuestsChanges } from './quests-live.ts';
import { useQuestsTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/quests');

/** What drivers get on top of their rides: for bringing others, and for quests; how many reached each and what it cost. Live. */
export function Quests() {
  const texts = useQuestsTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<QuestSearch>(route.useNavigate());
  useQuestsChanges();
  const query = trpc.quests.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const { mutate, isPending } = trpc.quests.end.useMutation();
  return (
    <MadeList
      texts={texts}
      query={query}
      itemQuery={(questId) => queries.quests.get.queryOptions({ questId })}
      onPage={goTo}
      mayMake={(button) => <IfMay right="quests:write">{button}</IfMay>}
      form={(onClose) => <QuestForm onClose={onClose} />}
      formSize={480}
      above={<ReferralPart />}
      nameOf={({ name }) => name}
      isOver={(item) => ['ended', 'over'].includes(stateOf(item))}
      ending={{ isPending, mutate: (questId, on) => mutate({ questId }, on) }}
    >
      {(items, onEnd) => <QuestList quests={items} onEnd={onEnd} />}
    </MadeList>
  );
}
