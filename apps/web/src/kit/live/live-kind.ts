import type { Live } from '@ridewire/contracts';

interface Handlers<Message> {
  onData: (message: Message) => void;
  onError: (error: Error) => void;
}

/** One kind of subscription: how it starts, and how its messages change what is known. */
export interface LiveKind<State, Message> {
  name: string;
  subscribe(handlers: Handlers<Message>): { unsubscribe(): void };
  apply(state: State | undefined, message: Message): State;
  /** The same for several messages at once, where that is less work than one after the other. */
  applyAll?: (state: State | undefined, messages: readonly Message[]) => State;
  /** Changes of so many milliseconds are shown together: for what changes more often than anybody can look. */
  paceMs?: (state: State | undefined) => number;
}

export const liveKind = <State, Message>(
  name: string,
  subscribe: LiveKind<State, Message>['subscribe'],
  apply: LiveKind<State, Message>['apply'],
): LiveKind<State, Message> => ({ name, subscribe, apply });

/** Of what is always sent whole, whether it changed or not. */
export const takeWhole = <Whole>(_: Whole | undefined, message: Live<Whole, null>): Whole =>
  (message as { data: Whole }).data;

/** Of what is only told to have changed: counts, and whoever shows it reads anew. */
export const countTurns = (turn = 0): number => turn + 1;
