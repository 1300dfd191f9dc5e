import { type Findings, isActive } from '@ridewire/contracts';

export const ACTS = ['cancel', 'reassign', 'block', 'unblock'] as const;
/** An admin's actions for a ride or a person that was found. */
export type Act = (typeof ACTS)[number];

/** One action that is possible now. */
export interface FoundAct {
  act: Act;
  id: string;
  /** A person's name; null for a ride. */
  name: string | null;
}

/** Words to type, in any language of the desk. */
const WORDS: Record<Act, string> = {
  cancel: 'cancel',
  reassign: 'reassign',
  block: 'block',
  unblock: 'unblock',
};

/** With this few results, the actions for each are worth a line. */
const FEW = 3;

/** “cancel a1b2c3”: the wanted action, and the text to search for it. */
export function splitAct(typed: string, own: Record<Act, string>): { act: Act | undefined; text: string } {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = first.normalize('NFC').toLowerCase();
  const act = ACTS.find((each) => word === WORDS[each] || word === own[each]);
  return act && rest.length > 0 ? { act, text: rest.join(' ') } : { act: undefined, text: typed };
}

/**
 * The possible actions for the results: only the typed one, otherwise all of them where there are few results.
 * @param ownId the admin's own id, since no one blocks themselves
 */
export function actsOf({ users, rides }: Findings, act: Act | undefined, ownId: string): FoundAct[] {
  if (!act && users.length + rides.length > FEW) return [];
  const acts = [
    ...rides.flatMap(({ id, status }): FoundAct[] => [
      ...(status === 'accepted' ? [{ act: 'reassign' as const, id, name: null }] : []),
      ...(isActive(status) ? [{ act: 'cancel' as const, id, name: null }] : []),
    ]),
    ...users
      .filter(({ id }) => id !== ownId)
      .map(({ id, name, status }): FoundAct => ({
        act: status === 'blocked' ? 'unblock' : 'block',
        id,
        name,
      })),
  ];
  return acts.filter((each) => !act || each.act === act);
}
