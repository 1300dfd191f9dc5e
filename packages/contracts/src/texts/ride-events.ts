import type { RideEventType } from '../choices.ts';

/** A sentence whose parts, people and rides, may be more than words: links. */
type Sentence = <Part>(who: Part, whom: Part, ride: Part, what: string) => (Part | string)[];

/** Something that just happened to a ride; everything in words. */
export interface Happening {
  who: string;
  bySystem: boolean;
  /** Done by the rider. */
  isOwn: boolean;
  rider: string;
  pickup: string;
  destination: string;
  fare: string;
  /** What the ride is now. */
  status: string;
  reason: string | null;
}

/** What an event of a ride is called, wherever it is told of. */
interface RideEventTexts {
  /** Among the kinds of actions. */
  name: string;
  /** In the ride's own timeline. Its parts are in words. */
  happened: (event: { from: string; to: string; amount: string }) => string;
  /** In the audit trail. */
  said: Sentence;
  /** The same of their own ride, which needs no second name. */
  ownSaid?: <Part>(who: Part, ride: Part, what: string) => (Part | string)[];
}

/** In the feed of what happens now, which has no word of dispatch. */
interface FeedTexts {
  told: (event: Happening) => string;
}

export type RideEvents = {
  [Type in RideEventType]: RideEventTexts & (Type extends 'ride.offered' ? unknown : FeedTexts);
};

type Forms = RideEventTexts & Partial<FeedTexts>;
type Of<Form extends keyof Forms> = Record<RideEventType, NonNullable<Forms[Form]>>;

/** One text of every event that has it. */
export const eachOf = <Form extends keyof Forms>(events: RideEvents, form: Form): Of<Form> =>
  Object.fromEntries(
    Object.entries<Forms>(events).flatMap(([type, { [form]: text }]) =>
      text === undefined ? [] : [[type, text]],
    ),
  ) as Of<Form>;
