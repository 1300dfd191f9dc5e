import { LoginInput, type Me } from '@ridewire/contracts';
import { httpProcedure, publicProcedure, router } from '../http/trpc.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { findMe } from './user-queries.ts';

export const authRouter = router({
  /** Sets the session cookie, so over HTTP only. */
  login: httpProcedure.input(LoginInput).mutation(async ({ ctx, input }): Promise<Me> => {
    const { userId, secret } = await signIn(ctx.core, input, ctx.http.from);
    ctx.http.setSessionCookie(secret);
    return (await findMe(ctx.core.db, userId)) as Me;
  }),
  logout: httpProcedure.mutation(async ({ ctx }) => {
    if (ctx.actor) await signOut(ctx.core, ctx.actor);
    ctx.http.clearSessionCookie();
    return { signedOut: true };
  }),
  /** Null when nobody is signed in: asking who one is, is no mistake. */
  me: publicProcedure.query(async ({ ctx }): Promise<Me | null> =>
    ctx.actor ? ((await findMe(ctx.core.db, ctx.actor.userId)) ?? null) : null,
  ),
});
