import { generateSecret, generateURI, verifySync } from 'otplib';

/** The name under which apps list the account. */
const ISSUER = 'Ridewire';
/** Clocks of phones are off by less than a step. */
const STEP_SECONDS = 30;

/** What an app needs to show the codes of an account, in the form that every app knows: SHA-1, 6 digits, 30 seconds. */
export const describeSecret = (email: string, secret: string): { secret: string; uri: string } => ({
  secret,
  uri: generateURI({ issuer: ISSUER, label: email, secret }),
});

export const makeAppSecret = (): string => generateSecret();

/**
 * The step of an app's code, in half minutes since 1970: the present one, the one before or the one after.
 * @param code six digits
 * @returns undefined for any other code
 */
export function findStep(secret: string, code: string, nowMs = Date.now()): number | undefined {
  const epoch = Math.floor(nowMs / 1_000);
  const judged = verifySync({
    secret,
    token: code,
    epoch,
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
  });
  return judged.valid && 'timeStep' in judged ? judged.timeStep : undefined;
}
