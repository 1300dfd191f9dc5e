import type { RunningServices } from '../../server/start-services.ts';
import { makeStage, type Stage } from '../permissions/stage.ts';
import { PERSONS, type Person } from '../permissions/persons.ts';
import { makeProgram } from '../programs.ts';

/** The people of the permissions' stage, calling with tokens. */
export interface RestStage extends Stage {
  core: RunningServices;
  /** http://127.0.0.1:port */
  url: string;
  bearers: Record<Person, Record<string, string>>;
  /** A person's home address, which only they and admins may know. */
  homes: Record<Exclude<Person, 'signedOut'>, string>;
}

export async function makeRestStage(api: { core: RunningServices; url: string }): Promise<RestStage> {
  const stage = await makeStage(api.core);
  const bearers = { signedOut: {}, blocked: stage.proofs.blocked[1] ?? {} } as RestStage['bearers'];
  const homes = {} as RestStage['homes'];
  for (const person of PERSONS) {
    if (person === 'signedOut') continue;
    const { userId } = stage.people[person];
    homes[person] = `House of the ${person}, ${crypto.randomUUID()}`;
    await api.core.db.pool.query('update users set address = $2 where id = $1', [userId, homes[person]]);
    if (person === 'blocked') continue;
    const { accessToken } = await makeProgram(api.core, stage.people[person]);
    bearers[person] = { authorization: `Bearer ${accessToken}` };
  }
  return { ...stage, core: api.core, url: api.url, bearers, homes };
}
