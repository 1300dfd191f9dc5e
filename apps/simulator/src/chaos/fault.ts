import type { StageName } from './stages.ts';
import type { Server, Town } from './town.ts';

/** Something that goes wrong. */
export interface Fault {
  name: string;
  /** Where it can happen; on a plain database unless set. */
  stage?: StageName;
  /**
   * Resolves when it is over.
   * @returns looks, once every screen is right again, for what is wrong all the same: a line for each thing
   */
  happen(town: Town): Promise<void | (() => Promise<string[]>)>;
}

/** Any process of the town's. */
export const one = ({ servers }: Town): Server =>
  servers[Math.floor(Math.random() * servers.length)] as Server;

/** Something of the stage's. @throws Error if the stage doesn't have it */
export function need<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('This fault can’t happen on this stage.');
  return thing;
}
