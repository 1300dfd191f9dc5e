import type { ROLES } from './choices.ts';
import type { Leads, Noted } from './lead.ts';
import { notifications } from './nouns/every-noun.ts';

type Ways = typeof notifications;
type PageOf<Way> = Way extends Leads ? ReturnType<Extract<Way[keyof Way], (noted: Noted) => unknown>> : never;

/** A page of the web app, with what its address needs. */
export type Lead = NonNullable<PageOf<Ways[keyof Ways]>>;

/** Where a notification leads; undefined where no page of this role says more. */
export function findLead(
  { type, ...noted }: Noted & { type: keyof Ways },
  role: (typeof ROLES)[number],
): Lead | undefined {
  // A page of the release before may read one of the next.
  const leads = notifications[type] as Leads | undefined;
  return leads?.[role]?.(noted) as Lead | undefined;
}
