import { renewTokenKeys, type TokenKeys } from '../core/token-keys.ts';
import type { Db } from '@ridewire/db';
import type { BackgroundWork } from '../live/background-work.ts';
import { SESSION_DAYS } from './session-queries.ts';

interface Deps {
  db: Db;
  tokenKeys: TokenKeys;
  tokenKeyDays: number;
}

/** A refresh token is valid as long as its session, which ends so many days after its last renewal. */
export const tokenKeyWork = (deps: Deps): BackgroundWork[] => [
  {
    what: 'renew the keys of tokens',
    everyMs: 60_000,
    run: () => renewTokenKeys(deps, { keyDays: deps.tokenKeyDays, validDays: SESSION_DAYS }),
  },
];
