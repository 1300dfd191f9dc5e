import { ReferralTermsIdInput, SetReferralTermsInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, driverProcedure, provenAdminProcedure, router } from '../procedures/procedures.ts';
import { liveOwnReferrals, liveReferrals } from './live-referrals.ts';
import { readDesk, readOwnReferrals } from './referral-queries.ts';
import { setReferralTerms, takeBackReferralTerms } from './set-referral-terms.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  timeZone: string;
}

/** Drivers bring drivers: the desk sets what that pays, and drivers have a code each. Setting terms and taking them back ask for the password again. */
export const createReferralsRouter = (deps: Deps) =>
  router({
    setTerms: provenAdminProcedure(deps)
      .meta({ desk: 'quests:write' })
      .input(SetReferralTermsInput)
      .mutation(({ ctx, input }) => setReferralTerms(deps, ctx.actor, input)),
    takeBack: provenAdminProcedure(deps)
      .meta({ desk: 'quests:write' })
      .input(ReferralTermsIdInput)
      .mutation(({ ctx, input }) => takeBackReferralTerms(deps, ctx.actor, input)),
    desk: adminProcedure.query(() => readDesk(deps.adminDb)),
    changes: adminProcedure.subscription(() => liveReferrals(deps)),
    mine: driverProcedure.query(({ ctx }) => readOwnReferrals(deps.db, ctx.actor.userId)),
    ownChanges: driverProcedure.subscription(({ ctx }) => liveOwnReferrals(deps, ctx.actor.userId)),
  });
