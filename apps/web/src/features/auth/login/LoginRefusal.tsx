import { Alert } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { AuthLink } from '../AuthLink.tsx';
import { useLoginTexts } from './texts.en.ts';
import styles from './Login.module.css';

const STAYS: ReadonlySet<unknown> = new Set([
  'USER_BLOCKED',
  'EMAIL_UNVERIFIED',
  'DEMO_LOCKED',
  'SECOND_FACTOR_DEMANDED',
]);

/** Whether a refusal concerns the account and not the input: then it stays on the page. Admins who need their passkey read so. */
export const staysOnPage = (error: unknown): boolean => STAYS.has(findErrorCode(error));

export type LoginRefusalProps = {
  error: unknown;
  /** The refused address. */
  email: string | undefined;
};

/** Why this account can't sign in, and what to do about it. */
export function LoginRefusal({ error, email }: LoginRefusalProps) {
  const login = useLoginTexts();
  if (!staysOnPage(error)) return null;
  const isUnverified = findErrorCode(error) === 'EMAIL_UNVERIFIED';
  return (
    <Alert
      className={styles.loginRefusal}
      color={isUnverified ? 'amber' : 'red'}
      role="alert"
      icon={<IconExclamationCircle size={20} stroke={1.75} aria-hidden />}
    >
      <p>{errorSentence(error)}</p>
      {isUnverified && email && (
        // Without the time of the next code: the last one may have ended long ago.
        <AuthLink to="/verify-otp" state={{ email }}>
          {login.enterCode}
        </AuthLink>
      )}
    </Alert>
  );
}
