import './ResetPassword.css';
import { getRouteApi } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { AuthLink } from '../auth/AuthLink.tsx';
import { MissingEmail } from '../auth/MissingEmail.tsx';
import { ResetDone } from './ResetDone.tsx';
import { ResetForm } from './ResetForm.tsx';

const route = getRouteApi('/_auth/reset-password');

/** The code from the mail sets a new password. */
export function ResetPassword() {
  const { auth, resetPassword } = useTexts();
  const { email, resendAt, isReset } = route.useRouteContext();
  if (!email) return <MissingEmail sentence={resetPassword.missingEmail} />;
  if (isReset) return <ResetDone email={email} />;
  return (
    <>
      <AuthHeading title={resetPassword.title} lead={resetPassword.lead} />
      <ResetForm email={email} resendAt={resendAt} />
      <div className="rw-auth-ways">
        <AuthLink to="/login" state={{ email }}>
          {auth.backToLogin}
        </AuthLink>
      </div>
    </>
  );
}
