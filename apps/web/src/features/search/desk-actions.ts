import type { SpotlightTexts } from './texts.en.ts';

/** An admin's action, found by what it does, not by the page it is on. */
export interface DeskAction {
  id: 'stuck' | 'review' | 'surge' | 'refund-this' | 'refund' | 'incidents' | 'export';
  label: string;
  /** Other words it is found by. */
  words: string;
}

/** Words to type, in any language of the desk. */
const WORDS: Record<DeskAction['id'], string> = {
  stuck: 'stuck',
  surge: 'surge busy prices on off',
  review: 'review odd rides suspicious',
  refund: 'refund money back',
  'refund-this': 'refund money back',
  incidents: 'incidents sos emergencies',
  export: 'export csv download',
};

/** @param canRefund whether the ride of the present page has something left to refund */
export function deskActions({ desk }: Pick<SpotlightTexts, 'desk'>, canRefund: boolean): DeskAction[] {
  const ids = [
    'stuck',
    'review',
    'surge',
    canRefund ? 'refund-this' : 'refund',
    'incidents',
    'export',
  ] as const;
  return ids.map((id) => ({ id, label: desk[id], words: WORDS[id] }));
}
