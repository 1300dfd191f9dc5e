import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { newPlate } from '../actors.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import { makeTestKey } from '../make-test-key.ts';
import { givePasskey } from '../passkeys.ts';
import { makeProgram } from '../programs.ts';
import { ANYBODY, DRIVERS, refused, RIDERS, SIGNED_IN, type Rows } from './rows.ts';
import { PASSWORD, type Stage } from './stage.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;
const credentials = ({ people }: Stage) => ({
  email: `${people.rider.userId}@example.test`,
  password: PASSWORD,
});

/** Answers of no device. */
const answer = { id: 'AA', rawId: 'AA', type: 'public-key' };
const MADE_UP = {
  new: { ...answer, response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
  shown: { ...answer, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
};

export const rows: Rows = {
  'auth.register': {
    input: () => ({ role: 'rider', name: 'New', email: newEmail(), password: PASSWORD }),
    who: ANYBODY,
  },
  // The caller doesn't matter, only the code.
  'auth.verifyEmail': {
    input: () => ({ email: newEmail(), otp: '123456' }),
    who: refused(ANYBODY, 'CODE_INVALID'),
  },
  'auth.resetPassword': {
    input: () => ({ email: newEmail(), otp: '123456', newPassword: PASSWORD }),
    who: refused(ANYBODY, 'CODE_INVALID'),
  },
  'auth.resendOtp': { input: () => ({ email: newEmail() }), who: ANYBODY },
  'auth.forgotPassword': { input: () => ({ email: newEmail() }), who: ANYBODY },
  'auth.login': { input: credentials, who: ANYBODY, isShared: true, endsSession: true },
  'auth.logout': { who: ANYBODY, endsSession: true },
  'auth.confirmPassword': {
    input: () => ({ password: 'not this one' }),
    who: refused(SIGNED_IN, 'PASSWORD_WRONG'),
  },
  // The caller's account, with their own password; its success is tested in delete-account.pg.test.ts.
  'auth.deleteAccount': {
    input: () => ({ password: 'not this one', confirmation: 'DELETE' }),
    who: refused(SIGNED_IN, 'PASSWORD_WRONG'),
  },
  'auth.me': { who: ANYBODY },

  'sessions.open': { input: credentials, who: ANYBODY },
  'sessions.refresh': {
    input: async ({ core, people }) => ({
      refreshToken: (await makeProgram(core, people.rider)).refreshToken,
    }),
    who: ANYBODY,
  },
  'sessions.list': { who: SIGNED_IN },
  'sessions.end': {
    input: async ({ core, people }) => ({ sessionId: (await makeProgram(core, people.rider)).sessionId }),
    who: { ...refused(SIGNED_IN, 'NOT_FOUND'), rider: 'ok' },
  },
  'sessions.endOthers': { who: SIGNED_IN },

  'apiKeys.self': { who: ANYBODY },
  'apiKeys.mine': { who: SIGNED_IN },
  'apiKeys.make': {
    input: () => ({ name: 'Payroll', scopes: ['rides:read'], days: 30 }),
    who: SIGNED_IN,
    asksPassword: true,
  },
  'apiKeys.end': {
    input: async ({ core, people }) => ({ keyId: (await makeTestKey(core, people.rider)).id }),
    who: { ...refused(SIGNED_IN, 'NOT_FOUND'), rider: 'ok' },
  },

  'passkeys.mine': { who: SIGNED_IN },
  'passkeys.begin': { who: SIGNED_IN, asksPassword: true },
  // Its success is tested in passkeys.pg.test.ts, like that of signing in.
  'passkeys.add': {
    input: () => ({ name: 'Phone', credential: MADE_UP.new }),
    who: refused(SIGNED_IN, 'PASSKEY_NOT_ADDED'),
    asksPassword: true,
  },
  'passkeys.remove': {
    input: async ({ core, people }) => ({ passkeyId: (await givePasskey(core, people.rider)).id }),
    who: { ...refused(SIGNED_IN, 'NOT_FOUND'), rider: 'ok' },
    asksPassword: true,
  },
  'passkeys.beginSignIn': { who: ANYBODY },
  'passkeys.signIn': {
    input: () => ({ credential: MADE_UP.shown }),
    who: refused(ANYBODY, 'PASSKEY_REFUSED'),
  },

  'secondFactor.mine': { who: SIGNED_IN },
  'secondFactor.begin': { who: SIGNED_IN, asksPassword: true },
  'secondFactor.confirm': {
    input: async ({ core }) => {
      await core.db.pool.query('delete from second_factors');
      return { code: '123456' };
    },
    who: refused(SIGNED_IN, 'SECOND_FACTOR_OFF'),
    asksPassword: true,
  },
  'secondFactor.turnOff': {
    input: () => ({ code: '123456' }),
    who: refused(SIGNED_IN, 'SECOND_FACTOR_OFF'),
    asksPassword: true,
  },
  'secondFactor.renewCodes': {
    input: () => ({ code: '123456' }),
    who: refused(SIGNED_IN, 'SECOND_FACTOR_OFF'),
    asksPassword: true,
  },

  'profile.current': { who: SIGNED_IN },
  'profile.update': { input: () => ({ address: 'House 7, Road 3' }), who: SIGNED_IN },
  'profile.choosePin': { input: () => ({ isOn: false }), who: RIDERS },
  'profile.chooseLanguage': { input: () => ({ language: 'bn' }), who: SIGNED_IN },
  'profile.vehicle': { who: DRIVERS },
  'profile.updateVehicle': {
    input: async (stage) => {
      await stage.empty();
      return { model: 'Toyota Axio', licensePlate: newPlate() };
    },
    who: DRIVERS,
  },

  'places.search': { input: () => ({ text: 'gul' }), who: SIGNED_IN },
  'places.all': { who: SIGNED_IN },
  'places.nameOf': { input: () => GULSHAN, who: SIGNED_IN },
  'places.entrances': { input: () => GULSHAN, who: SIGNED_IN },
  'places.saved': { who: RIDERS },
  'places.save': {
    input: () => ({ id: crypto.randomUUID(), kind: 'home', ...GULSHAN }),
    who: RIDERS,
  },
  'places.remove': { input: () => ({ id: crypto.randomUUID() }), who: RIDERS },
  'streets.city': { who: SIGNED_IN },
  'streets.way': { input: () => ({ from: GULSHAN, to: AIRPORT }), who: SIGNED_IN },
  'system.config': { who: ANYBODY },
  'system.rideTypes': { who: SIGNED_IN },
};

export const seen: SeenRows<
  'sessions.changed' | 'places.changed' | 'user.signed_out' | 'city.changed' | 'demo.locked'
> = {
  'sessions.changed': [
    {
      when: 'of a rider',
      event: { userId: idOf('rider') },
      seen: { rider: { 'apiKeys.mine': 'reread', 'sessions.list': 'reread' } },
    },
  ],
  'places.changed': [
    { when: 'of a rider', event: { userId: idOf('rider') }, seen: { rider: { 'places.saved': 'reread' } } },
  ],
  'user.signed_out': [{ when: 'a rider', event: { userId: idOf('rider'), sessionId: null }, seen: {} }],
  'city.changed': [{ when: 'another is in use', event: {}, seen: {} }],
  'demo.locked': [{ when: 'a server without the demo started', event: {}, seen: {} }],
};
