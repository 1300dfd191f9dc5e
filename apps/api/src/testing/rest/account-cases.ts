import { expect } from 'vitest';
import { MOST_OTHER_PLACES } from '@ridewire/contracts';
import { addressKey } from '../../core/address-key.ts';
import type { LimitRule } from '../../core/limits.ts';
import { savePlace } from '../../places/saved-places.ts';
import { makeAccount, useUp, type TestAccount } from '../accounts.ts';
import { makeActor } from '../actors.ts';
import { readMail } from '../mailbox.ts';
import { PASSWORD } from '../permissions/stage.ts';
import { GULSHAN } from '../places.ts';
import { place } from '../post-as-browser.ts';
import { givePassword } from '../give-password.ts';
import { makeProgram } from '../programs.ts';
import { giveSecondFactor, wrongCodeOf } from '../second-factors.ts';
import type { MakeCall, RestCases } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';
import { callRest } from './call-rest.ts';
import { referralRefusals } from './referral-cases.ts';

const home = () => ({ id: crypto.randomUUID(), kind: 'home' as const, ...GULSHAN, address: 'Lane 9' });
const newEmail = () => `${crypto.randomUUID()}@example.test`;
const form = (email = newEmail()) => ({
  email,
  password: PASSWORD,
  role: 'rider',
  profile: { name: 'Ayesha Rahman', avatarUrl: null },
});
const signUp = async (stage: RestStage) => {
  const body = form();
  await callRest(stage, { method: 'POST', path: '/auth/register', body });
  return body.email;
};

/** From an address that has used up its limit. */
const tooMany =
  (rule: LimitRule, call: MakeCall): MakeCall =>
  async (stage) => {
    const from = place();
    await useUp(stage.core, rule, addressKey(from));
    return { ...(await call(stage)), headers: { 'x-forwarded-for': from } };
  };

const credentials: MakeCall = ({ people }) => ({
  body: { email: `${people.rider.userId}@example.test`, password: PASSWORD },
});
const signingIn = ({ email, password }: TestAccount) => ({ email, password });
/** A person with a second factor. */
async function guarded({ core }: RestStage) {
  const person = await makeActor(core.db, 'rider');
  await givePassword(core.db, person.userId, PASSWORD);
  const { secret } = await giveSecondFactor(core, person);
  return { email: `${person.userId}@example.test`, password: PASSWORD, secret };
}
const wrongCode: MakeCall = () => ({ body: { email: newEmail(), otp: '123456' } });
const wrongReset: MakeCall = () => ({ body: { email: newEmail(), otp: '123456', newPassword: PASSWORD } });

export const accountCases: RestCases = {
  'POST /auth/register': {
    ok: () => ({
      body: {
        ...form(),
        profile: { name: 'Ayesha', phone: '+8801712345678', avatarUrl: null },
        language: 'bn',
      },
    }),
    refusals: {
      PASSWORD_COMMON: () => ({ body: { ...form(), password: 'password123' } }),
      EMAIL_TAKEN: ({ people }) => ({ body: form(`${people.rider.userId}@EXAMPLE.test`) }),
      EMAIL_WAITING: async (stage) => ({ body: form(await signUp(stage)) }),
      ...referralRefusals(form),
      TOO_MANY: tooMany('registerByAddress', () => ({ body: form() })),
    },
  },
  'POST /auth/verify-email': {
    ok: async (stage) => {
      const email = await signUp(stage);
      return { body: { email, otp: (await readMail(stage, email)).code } };
    },
    refusals: { CODE_INVALID: wrongCode, TOO_MANY: tooMany('tryCodeByAddress', wrongCode) },
  },
  'POST /auth/resend-otp': {
    ok: () => ({ body: { email: newEmail() } }),
    refusals: { TOO_MANY: tooMany('askCodeByAddress', () => ({ body: { email: newEmail() } })) },
  },
  'POST /auth/login': {
    ok: credentials,
    check: ({ body }) => {
      const { accessToken, refreshToken, role, status } = body;
      expect(body.data).toEqual({ accessToken, refreshToken, role: 'rider', status: 'active' });
      expect([role, status]).toEqual(['rider', 'active']);
    },
    refusals: {
      INVALID_CREDENTIALS: async (stage) => {
        const { body } = await credentials(stage);
        return { body: { ...(body as object), password: 'Wrong-horse-7' } };
      },
      SECOND_FACTOR_NEEDED: async (stage) => {
        const { email, password } = await guarded(stage);
        return { body: { email, password } };
      },
      FACTOR_CODE_WRONG: async (stage) => {
        const { secret, ...body } = await guarded(stage);
        return { body: { ...body, code: wrongCodeOf(secret) } };
      },
      EMAIL_UNVERIFIED: async ({ core }) => ({
        body: signingIn(await makeAccount(core, { isVerified: false })),
      }),
      USER_BLOCKED: async ({ core }) => ({ body: signingIn(await makeAccount(core, { isBlocked: true })) }),
      TOO_MANY: tooMany('loginByAddress', credentials),
    },
  },
  'POST /auth/refresh-token': {
    ok: async ({ core, people }) => ({
      body: { refreshToken: (await makeProgram(core, people.rider)).refreshToken },
    }),
    check: ({ body: { accessToken, refreshToken, data } }) =>
      expect(data).toEqual({ accessToken, refreshToken }),
    refusals: { TOKEN_INVALID: () => ({ body: { refreshToken: 'not one of ours' } }) },
  },
  'POST /auth/logout': {
    ok: async ({ core, people }) => ({
      headers: { authorization: `Bearer ${(await makeProgram(core, people.rider)).accessToken}` },
    }),
  },
  'POST /auth/forgot-password': {
    ok: () => ({ body: { email: newEmail() } }),
    refusals: { TOO_MANY: tooMany('askCodeByAddress', () => ({ body: { email: newEmail() } })) },
  },
  'POST /auth/reset-password': {
    ok: async (stage) => {
      const { email } = await makeAccount(stage.core);
      await callRest(stage, { method: 'POST', path: '/auth/forgot-password', body: { email } });
      return { body: { email, otp: (await readMail(stage, email)).code, newPassword: 'Battery-staple-8' } };
    },
    refusals: {
      PASSWORD_COMMON: () => ({ body: { email: newEmail(), otp: '123456', newPassword: 'P@ssw0rd' } }),
      CODE_INVALID: wrongReset,
      TOO_MANY: tooMany('tryCodeByAddress', wrongReset),
    },
  },
  'GET /auth/me': {
    ok: () => ({ as: 'rider' }),
    check: ({ body }, { people, homes }) =>
      expect(body).toMatchObject({
        _id: people.rider.userId,
        role: 'rider',
        profile: { address: homes.rider },
      }),
  },
  'PATCH /auth/me': {
    ok: () => ({ as: 'rider', body: { name: '', phone: '+8801911111111', avatarUrl: null } }),
    check: ({ body: { data } }, { people }) =>
      expect(data.profile).toMatchObject({ name: people.rider.name, phone: '+8801911111111' }),
  },
  'GET /places/saved': {
    ok: async ({ core, people }) => {
      await savePlace(core, people.otherRider, home());
      return { as: 'otherRider' };
    },
    check: ({ body: { data } }) => expect(data).toMatchObject([{ kind: 'home', name: null }]),
  },
  'POST /places/saved': {
    ok: () => ({ as: 'rider', body: { ...home(), kind: 'other', name: ' Nani ' } }),
    check: ({ body: { data } }) => expect(data).toMatchObject({ kind: 'other', name: 'Nani' }),
    refusals: {
      PLACES_FULL: async ({ core }) => {
        const rider = await makeActor(core.db, 'rider');
        const other = () => savePlace(core, rider, { ...home(), kind: 'other', name: 'One more' });
        for (let n = 0; n < MOST_OTHER_PLACES; n++) await other();
        const { accessToken } = await makeProgram(core, rider);
        return {
          headers: { authorization: `Bearer ${accessToken}` },
          body: { ...home(), kind: 'other', name: 'Too many' },
        };
      },
    },
  },
  'DELETE /places/saved/:id': {
    ok: () => ({ as: 'rider', params: { id: crypto.randomUUID() } }),
  },
};
