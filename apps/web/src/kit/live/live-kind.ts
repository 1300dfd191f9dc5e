import type { Live } from '@ridewire/contracts';

interface Handlers<Message> {
  onData: (message: Message) => void;
  onError: (error: Error) => void;
}

/** One kind of subscription: how it starts, and how its messages change the state. */
export interface LiveKind<State, Message> {
  name: string;
  subscribe(handlers: Handlers<Message>): { unsubscribe(): void };
  apply(state: State | undefined, message: Message): State;
  /** The same for several messages at once, if that is less work than one after the other. */
  applyAll?: (state: State | undefined, messages: readonly Message[]) => State;
  /** Shows the changes of this many milliseconds together, for data that changes more often than anyone can look. */
  paceMs?: (state: State | undefined) => number;
}

export const liveKind = <State, Message>(
  name: string,
  subscribe: LiveKind<State, Message>['subscribe'],
  apply: LiveKind<State, Message>['apply'],
): LiveKind<State, Message> => ({ name, subscribe, apply });

/** For subscriptions that always send everything. */
export const takeWhole = <Whole>(_: Whole | undefined, message: Live<Whole, null>): Whole =>
  (message as { data: Whole }).data;

/** Counts changes. */
export const countTurns = (turn = 0): number => turn + 1;

/** For subscriptions that only say that something changed: counts changes, so that screens read the data again. */
export const turnKind = (
  name: string,
  subscribe: LiveKind<number, { type: string }>['subscribe'],
): LiveKind<number, { type: string }> => liveKind(name, subscribe, countTurns);
