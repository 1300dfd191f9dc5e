import { type Findings, isActive } from '@ridewire/contracts';

export const ACTS = ['cancel', 'reassign', 'block', 'unblock'] as const;
/** What an admin can do with a ride or a person that was found. */
export type Act = (typeof ACTS)[number];

/** One act that may be done now. */
export interface FoundAct {
  act: Act;
  id: string;
  /** Of a person; null for a ride. */
  name: string | null;
}

/** Typed whatever language the desk is read in. */
const WORDS: Record<Act, string> = {
  cancel: 'cancel',
  reassign: 'reassign',
  block: 'block',
  unblock: 'unblock',
};

/** Few were found, so that what can be done with each is worth a line. */
const FEW = 3;

/** “cancel a1b2c3”: which act is wanted, and what is searched for it. */
export function splitAct(typed: string, own: Record<Act, string>): { act: Act | undefined; text: string } {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = first.normalize('NFC').toLowerCase();
  const act = ACTS.find((each) => word === WORDS[each] || word === own[each]);
  return act && rest.length > 0 ? { act, text: rest.join(' ') } : { act: undefined, text: typed };
}

/**
 * What may be done now with what was found: only the act that was typed, else all of them where few were found.
 * @param ownId nobody blocks themselves
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
