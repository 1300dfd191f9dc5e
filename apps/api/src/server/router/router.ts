import type { ZodType } from 'zod';
import type { Noun } from '../../procedures/noun.ts';
import { router, type ProcedureMeta } from '../../procedures/procedures.ts';
import { NOUNS } from '../nouns.ts';
import type { OpenServices } from './services.ts';

type Nouns = typeof NOUNS;

/** The routers of the nouns that have procedures, each with the exact types of its procedures. */
type Routers = {
  [Name in keyof Nouns as Nouns[Name] extends { procedures: object } ? Name : never]: Nouns[Name] extends {
    procedures: { router: (services: never) => infer Own };
  }
    ? Own
    : never;
};

/** Every procedure of the product and of a sandbox, over what one process works with. */
const createWholeRouter = (services: OpenServices) =>
  router(
    Object.fromEntries(
      Object.entries<Noun<OpenServices>>(NOUNS).flatMap(([name, { procedures }]) =>
        procedures ? [[name, procedures.router(services)]] : [],
      ),
    ) as Routers,
  );

export type AppRouter = ReturnType<typeof createWholeRouter>;

/** The procedures of a server: those of the sandbox only in one. Types have them all, since clients have one type for both. */
export function createAppRouter(services: OpenServices): AppRouter {
  const whole = createWholeRouter(services);
  if (services.sandbox) return whole;
  const { sandbox: _, ...others } = whole._def.record;
  return router(others) as unknown as AppRouter;
}

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta?: ProcedureMeta; inputs: ZodType[] };
}

/** The descriptions of all procedures, which need no services. */
export const PROCEDURES = createWholeRouter({} as OpenServices)._def.procedures as unknown as Record<
  string,
  Procedure
>;
