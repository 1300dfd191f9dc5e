import {
  ConfirmPasswordInput,
  ForgotPasswordInput,
  SignInInput,
  RegisterInput,
  ResendOtpInput,
  ResetPasswordInput,
  VerifyEmailInput,
  type SignedIn,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { readSelf } from '../api-keys/key-queries.ts';
import type { Actor } from '../core/actor.ts';
import { asksScopeForProfile } from '../procedures/api-versions.ts';
import { assertInScope } from '../procedures/scope-of.ts';
import { httpProcedure, publicProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { signOut } from '../sessions/end-sessions.ts';
import { findActorToSignOut } from '../sessions/identify-token.ts';
import { confirmPassword } from './confirm-password.ts';
import { enterBrowser } from './enter-browser.ts';
import { forgotPassword } from './forgot-password.ts';
import { register } from './register.ts';
import { resendOtp } from './resend-otp.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import type { SignInDeps } from './open-tokens.ts';
import { readMe } from './read-me.ts';
import { verifyEmail } from './verify-email.ts';

export const createAuthRouter = (deps: SignInDeps) =>
  router({
    register: httpProcedure
      .input(RegisterInput)
      .mutation(({ ctx, input }) => register(deps, input, ctx.from)),
    verifyEmail: httpProcedure.input(VerifyEmailInput).mutation(async ({ ctx, input }) => {
      await verifyEmail(deps, input, ctx.from);
      return { verified: true };
    }),
    resendOtp: httpProcedure
      .input(ResendOtpInput)
      .mutation(({ ctx, input }) => resendOtp(deps, input, ctx.from)),
    forgotPassword: httpProcedure
      .input(ForgotPasswordInput)
      .mutation(({ ctx, input }) => forgotPassword(deps, input, ctx.from)),
    resetPassword: httpProcedure.input(ResetPasswordInput).mutation(async ({ ctx, input }) => {
      const { passkeys } = await resetPassword(deps, input, ctx.from);
      return { reset: true, passkeys };
    }),
    /** Sets the session cookie, so over HTTP only. */
    login: httpProcedure.input(SignInInput).mutation(async ({ ctx, input }): Promise<SignedIn> => {
      return enterBrowser(deps, ctx, await signIn(deps, input, ctx.from));
    }),
    /** Asks for the password again, for the calling session: for ten minutes it may do everything that needs it. */
    confirmPassword: userProcedure
      .meta({ isForSetup: true })
      .input(ConfirmPasswordInput)
      .mutation(async ({ ctx, input }) => {
        await confirmPassword(deps, ctx.actor, input);
        return { confirmed: true };
      }),
    logout: httpProcedure.mutation(async ({ ctx }) => {
      // A key isn't signed in; its owner revokes it.
      if (ctx.actor) assertInScope(ctx.actor, null);
      const { accessToken } = ctx.http;
      const actor = ctx.actor ?? (accessToken && (await findActorToSignOut(deps, accessToken)));
      if (actor) await signOut(deps, actor, ctx.from);
      ctx.http.clearSessionCookie();
      return { signedOut: true };
    }),
    /**
     * Null when no one is signed in, which is no error. Browsers ask this at every visit, so this call renews the days
     * of the cookie and of the session.
     */
    me: publicProcedure.query(async ({ ctx }): Promise<SignedIn | null> => {
      if (ctx.actor) await assertMayReadProfile(deps, ctx.actor);
      const isSignedIn = ctx.actor && (await deps.factorDemand.findGap(ctx.actor)) !== 'NOT_SIGNED_IN';
      const me = isSignedIn && ctx.actor && (await readMe(deps, ctx.actor.userId));
      if (me && ctx.http?.sessionSecret) ctx.http.setSessionCookie(ctx.http.sessionSecret);
      return me || null;
    }),
  });

/**
 * A key reads its owner's email and phone only with the scope for it. Programs with keys from before go on working.
 * @throws AppError SCOPE_MISSING
 */
async function assertMayReadProfile({ db }: { db: Db }, actor: Actor): Promise<void> {
  if (!actor.scopes || actor.scopes.includes('account:read')) return;
  const key = await readSelf(db.orm, actor);
  if (!key || asksScopeForProfile(key.apiVersion)) assertInScope(actor, 'account:read');
}

export type AuthRouter = ReturnType<typeof createAuthRouter>;
