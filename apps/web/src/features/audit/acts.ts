import type { AuditType, RideEventType } from '@ridewire/contracts';

/** Words around people and rides, which become links. */
type Sentence = <Part>(who: Part, whom: Part, ride: Part, what: string, aThing: string) => (Part | string)[];

/** What an action is called among the kinds, and how the trail tells of it: all but those on rides. */
export type Acts = Record<Exclude<AuditType, RideEventType>, { name: string; said: Sentence }>;

type NounOf<Type> = Type extends `${infer Noun}.${string}` ? Noun : never;

/** What happened to is the first part of a type; the kinds are grouped by it. */
export type AuditNoun = NounOf<AuditType>;

/** One of the two for every action. */
export const eachAct = <Form extends 'name' | 'said'>(acts: Acts, form: Form) =>
  Object.fromEntries(Object.entries(acts).map(([type, act]) => [type, act[form]])) as Record<
    keyof Acts,
    Acts[keyof Acts][Form]
  >;
