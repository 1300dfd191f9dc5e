import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { MOST_PASSKEY_NAME } from './passkey-choices.ts';
import { FactorCode } from './second-factor.ts';
import { line } from './text.ts';

const WRONG = mistake('passkeyAnswer');
/** Longer than any authenticator's answer, in characters. */
const MOST = { id: 1_400, clientData: 4_000, data: 20_000, signature: 8_000, handle: 100 };
/** Base64url without padding, as browsers write it. */
const bytes = (most: number) =>
  z
    .string(WRONG)
    .min(1, WRONG)
    .max(most, WRONG)
    .regex(/^[\w-]+$/, WRONG);

const answerWith = <Response extends z.ZodType>(response: Response) =>
  z.object(
    {
      id: bytes(MOST.id),
      rawId: bytes(MOST.id),
      type: z.literal('public-key', WRONG),
      response,
    },
    WRONG,
  );

/** A new passkey, as a browser writes it (RegistrationResponseJSON). */
const NewCredential = answerWith(
  z.object(
    {
      clientDataJSON: bytes(MOST.clientData),
      attestationObject: bytes(MOST.data),
      transports: z.array(z.string(WRONG).max(20, WRONG), WRONG).max(10, WRONG).optional(),
    },
    WRONG,
  ),
);
export type NewCredential = z.infer<typeof NewCredential>;

/** What a passkey signed, as a browser writes it (AuthenticationResponseJSON). */
const ShownCredential = answerWith(
  z.object(
    {
      clientDataJSON: bytes(MOST.clientData),
      authenticatorData: bytes(MOST.data),
      signature: bytes(MOST.signature),
      userHandle: bytes(MOST.handle).optional(),
    },
    WRONG,
  ),
);
export type ShownCredential = z.infer<typeof ShownCredential>;

export const BeginPasskeyInput = z
  .object({
    /** Of people who have a second factor. */
    code: FactorCode.optional(),
  })
  .default({});
export type BeginPasskeyInput = z.infer<typeof BeginPasskeyInput>;

export const AddPasskeyInput = z.object({
  name: line('name', MOST_PASSKEY_NAME),
  credential: NewCredential,
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

export const RemovePasskeyInput = z.object({ passkeyId: z.uuid(mistake('passkeyId')) });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

export const PasskeySignInInput = z.object({ credential: ShownCredential });
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;

/** A passkey as its owner sees it. */
export interface PasskeyView {
  id: string;
  name: string;
  addedAt: string;
  /** Null until it has signed its owner in. */
  lastUsedAt: string | null;
}

/** The caller's passkeys, oldest first. */
export interface PasskeysView {
  passkeys: PasskeyView[];
}
