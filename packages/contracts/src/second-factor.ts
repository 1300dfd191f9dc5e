import { z } from 'zod';
import { latinDigits } from './fold-name.ts';
import { mistake } from './mistakes.ts';

export const RECOVERY_CODES = 10;
/** The characters of a recovery code: Crockford's, of which none looks like another. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits. */
export const RECOVERY_LENGTH = 16;

const APP_CODE = /^\d{6}$/;
const ANY_CODE = new RegExp(`^(\\d{6}|[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}})$`);
/** Longer than anyone types a code. */
const MAX_TYPED = 100;

/** Whether a folded code is one of the app, otherwise it is a recovery code. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

/** A code as it is compared: with Latin digits, in capitals, without blanks and hyphens, and O, I and L read as digits. */
const foldCode = (typed: string): string =>
  latinDigits(typed).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const folded = (wrong: string, pattern: RegExp) =>
  z.string(wrong).max(MAX_TYPED, wrong).overwrite(foldCode).regex(pattern, wrong);

/** A code of an authenticator app, or a recovery code. */
export const FactorCode = folded(mistake('factorCode'), ANY_CODE);

/** The setup is confirmed with the app alone: that is what it has to show. */
export const ConfirmFactorInput = z.object({ code: folded(mistake('appCode'), APP_CODE) });
export type ConfirmFactorInput = z.infer<typeof ConfirmFactorInput>;

export const FactorCodeInput = z.object({ code: FactorCode });
export type FactorCodeInput = z.infer<typeof FactorCodeInput>;

/** The caller's second factor. */
export interface SecondFactorView {
  /** Null while it is off. */
  turnedOnAt: string | null;
  /** How many recovery codes are left. */
  codesLeft: number;
  /** Whether this server demands one of the caller: nothing else works without it, and it can't be turned off. */
  isDemanded: boolean;
}

/** What an authenticator app needs to know; shown this once. */
export interface SecondFactorSetup {
  /** Base32, to be typed. */
  secret: string;
  /** The same as an otpauth address, to be scanned. */
  uri: string;
}

/** New recovery codes, in groups of four characters; shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A person's second factor and passkeys, for admins. */
export interface SecondFactorOf {
  /** Null where there is none. */
  turnedOnAt: string | null;
  /** How many passkeys they have. */
  passkeys: number;
}
