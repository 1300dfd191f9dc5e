import type { KeyScope, MadeKey } from '@ridewire/contracts';
import { makeKey } from '../api-keys/make-key.ts';
import type { Actor } from '../core/actor.ts';
import type { Services } from '../server/router/services.ts';

/** An API key of an existing person. */
export const makeTestKey = (
  core: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  scopes: KeyScope[] = ['rides:read'],
): Promise<MadeKey> => makeKey(core, actor, { name: 'Payroll', scopes, days: 30 });
