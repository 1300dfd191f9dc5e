import { readOwnReferrals } from '../../referrals/referral-queries.ts';
import { setReferralTerms } from '../../referrals/set-referral-terms.ts';
import { makeActor } from '../actors.ts';
import type { MakeCall, RestCase } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';

const setTerms = ({ core, people }: RestStage, isOn: boolean) =>
  setReferralTerms(core, people.admin, {
    ...{ id: crypto.randomUUID(), isOn, rides: 20, days: 30, bringerCents: 5_000, comerCents: 2_000 },
  });

/**
 * The code of a driver.
 * @param since what has happened to the driver `$1` since the code was made, as SQL
 */
async function makeReferralCode(stage: RestStage, ...since: string[]): Promise<string> {
  const driver = await makeActor(stage.core.db, 'driver', { available: false });
  await setTerms(stage, true);
  const { code } = await readOwnReferrals(stage.core.db, driver.userId);
  for (const text of since) await stage.core.db.pool.query(text, [driver.userId]);
  return code ?? '';
}

/** How a sign-up is refused for its referral code. */
export const referralRefusals = (form: () => object): NonNullable<RestCase['refusals']> => {
  const having =
    (more: object, ...since: string[]): MakeCall =>
    async (stage) => ({
      body: { ...form(), role: 'driver', referralCode: await makeReferralCode(stage, ...since), ...more },
    });
  return {
    REFERRAL_UNKNOWN: having({ referralCode: 'CCCCCC' }),
    REFERRAL_RIDER: having({ role: 'rider' }),
    REFERRAL_BARRED: having({}, 'update drivers set suspended = true where id = $1'),
    REFERRAL_GONE: having(
      {},
      `update drivers set vehicle_model = null, license_plate = null, deleted_at = now() where id = $1`,
    ),
    REFERRALS_OFF: async (stage) => {
      const call = await having({})(stage);
      await setTerms(stage, false);
      return call;
    },
  };
};
