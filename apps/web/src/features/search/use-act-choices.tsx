import { mayAtDesk, type DeskRight, type Findings, type Me } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconArrowsExchange, IconBan, IconUserCheck, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { askPage } from '../../kit/page/ask-page.ts';
import { choiceIcon } from './choice-icon.tsx';
import type { ChoiceGroup } from './filter-choices.ts';
import { type Act, actsOf, type FoundAct } from './found-acts.ts';
import { useSpotlightTexts } from './texts.en.ts';

const RIGHTS = {
  cancel: 'rides:write',
  reassign: 'rides:write',
  block: 'people:write',
  unblock: 'people:write',
} as const satisfies Record<Act, DeskRight>;
const ICONS = { cancel: IconX, reassign: IconArrowsExchange, block: IconBan, unblock: IconUserCheck };

/** An admin's actions for the results, as choices that open the dialog on its page. Nothing is done here. */
export function useActChoices(me: Me, findings: Findings | undefined, act: Act | undefined): ChoiceGroup[] {
  const spotlight = useSpotlightTexts();
  const format = useFormat();
  const { navigate } = useRouter();
  if (me.role !== 'admin' || !findings) return [];
  const open = async ({ act: each, id, name }: FoundAct) => {
    if (name === null) await navigate({ to: '/dashboard/ride-management/$rideId', params: { rideId: id } });
    else await navigate({ to: '/dashboard/user-management/$userId', params: { userId: id } });
    askPage(`${each} ${id}`);
  };
  const allowed = actsOf(findings, act, me.id).filter((found) => mayAtDesk(me.deskRole, RIGHTS[found.act]));
  const choices = allowed.map((found) => ({
    id: `${found.act}-${found.id}`,
    label: spotlight.acts[found.act](found.name ?? format.shortId(found.id)),
    icon: choiceIcon(ICONS[found.act]),
    onChoose: () => void open(found),
  }));
  return choices.length > 0 ? [{ name: spotlight.actions, choices }] : [];
}
