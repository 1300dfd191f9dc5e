import { defineTexts } from '../../kit/texts/define-texts.ts';

/** A driver who waits at the pickup. */
export const waiting = {
  standsHere: (name: string) => `You’re at the pickup. Tell ${name}?`,
  free: (waited: string, free: string) => `${waited} of ${free} free`,
  costs: (waited: string, amount: string) => `Waiting ${waited} · ${amount}`,
  noShow: 'Rider didn’t come',
  noShowFrom: (clock: string) => `Rider didn’t come (from ${clock})`,
  leaveTitle: (name: string) => `Leave without ${name}?`,
  leaveText: 'The ride ends. It doesn’t count against you, and nothing is charged.',
  leave: 'Leave without rider',
  stay: 'Keep waiting',
};

export const [useWaitingTexts] = defineTexts('waiting', waiting);
