import type { Noun } from '../procedures/noun.ts';
import { authRoutes } from './auth-events.ts';
import { authPersonalData } from './auth-personal-data.ts';
import { createAuthRouter } from './auth.router.ts';
import { createPasskeysRouter } from './passkeys/passkeys.router.ts';
import { createSecondFactorRouter } from './second-factor/second-factor.router.ts';

export const auth = {
  procedures: { router: createAuthRouter, area: null },
  routes: authRoutes,
  personalData: authPersonalData,
} satisfies Noun;

export const passkeys = { procedures: { router: createPasskeysRouter, area: null } } satisfies Noun;

export const secondFactor = { procedures: { router: createSecondFactorRouter, area: null } } satisfies Noun;
