/** Words around people and rides, which become links. */
type Sentence = <Part>(who: Part, whom: Part, ride: Part, what: string, aThing: string) => (Part | string)[];

/** What an action is called among the kinds, and how the audit trail tells of it. */
export interface Act {
  name: string;
  said: Sentence;
  /** The same on one's own account, which needs no second name. */
  ownSaid?: <Part>(who: Part, ride: Part, what: string) => (Part | string)[];
}

export type Acts = Record<string, Act>;
export type SameActs<English> = Record<keyof English, Act>;

/** One text of every action that has it. */
export const eachAct = <Type extends string, Form extends keyof Act>(acts: Record<Type, Act>, form: Form) =>
  Object.fromEntries(
    Object.entries<Act>(acts).flatMap(([type, { [form]: text }]) =>
      text === undefined ? [] : [[type, text]],
    ),
  ) as Record<Type, NonNullable<Act[Form]>>;
