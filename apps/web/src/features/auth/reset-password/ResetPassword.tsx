import { getRouteApi } from '@tanstack/react-router';
import { AuthHeading } from '../AuthHeading.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { MissingEmail } from '../MissingEmail.tsx';
import { ResetDone } from './ResetDone.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useResetPasswordTexts } from './texts.en.ts';
import { useAuthTexts } from '../texts.en.ts';
import styles from '../AuthFrame.module.css';

const route = getRouteApi('/_auth/reset-password');

/** Sets a new password with the mailed code. */
export function ResetPassword() {
  const auth = useAuthTexts();
  const resetPassword = useResetPasswordTexts();
  const { email, resendAt, isReset, hasPasskeys } = route.useRouteContext();
  if (!email) return <MissingEmail sentence={resetPassword.missingEmail} />;
  if (isReset) return <ResetDone email={email} hasPasskeys={hasPasskeys} />;
  return (
    <>
      <AuthHeading title={resetPassword.title} lead={resetPassword.lead} />
      <ResetForm email={email} resendAt={resendAt} />
      <div className={styles.ways}>
        <AuthLink to="/login" state={{ email }}>
          {auth.backToLogin}
        </AuthLink>
      </div>
    </>
  );
}
