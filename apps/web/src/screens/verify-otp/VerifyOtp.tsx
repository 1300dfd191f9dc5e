import './VerifyOtp.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { AuthLink } from '../auth/AuthLink.tsx';
import { MissingEmail } from '../auth/MissingEmail.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const route = getRouteApi('/_auth/verify-otp');

/** The code from the mail makes a new account one that can sign in. */
export function VerifyOtp() {
  const { auth, verifyOtp } = useTexts();
  const { email, resendAt, signUpDraft } = route.useRouteContext();
  if (!email) return <MissingEmail sentence={verifyOtp.missingEmail} />;
  return (
    <>
      <div className="rw-verify-head">
        <Tooltip label={verifyOtp.backToSignUp}>
          <ActionIcon
            component={Link}
            to="/signup"
            state={signUpDraft ? { signUpDraft } : {}}
            aria-label={verifyOtp.backToSignUp}
            size="xl"
            ml={-12}
          >
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <AuthHeading
          title={verifyOtp.title}
          lead={
            <>
              {verifyOtp.sentTo} <strong>{email}</strong>
            </>
          }
        />
      </div>
      <VerifyForm email={email} resendAt={resendAt} />
      <div className="rw-auth-ways">
        <AuthLink to="/login" state={{ email }}>
          {auth.backToLogin}
        </AuthLink>
      </div>
    </>
  );
}
