import type { AppRouter } from './router/router.ts';

type Routes = AppRouter['_def']['record'];

/** The messages a live procedure sends. */
type SentBy<Output> = Output extends AsyncIterable<infer Message> ? Message : Output;
type Described<Procedure> = Procedure extends {
  _def: { type: infer Kind; $types: { input: infer Input; output: infer Output } };
}
  ? { kind: Kind; input: Input; output: SentBy<Output> }
  : never;

/** Each procedure's kind, input and output, from which the types for other programs are made. */
export type EveryProcedure = {
  [Noun in keyof Routes]: { [Verb in keyof Routes[Noun]]: Described<Routes[Noun][Verb]> };
};
