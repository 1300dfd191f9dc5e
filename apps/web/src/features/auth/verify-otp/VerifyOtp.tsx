import { ActionIcon, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { schemaResolver } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { OTP_LENGTH, VerifyEmailInput } from '@ridewire/contracts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Hint } from '@ridewire/ui';
import { AuthHeading } from '../AuthHeading.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { MissingEmail } from '../MissingEmail.tsx';
import { useAuthTexts } from '../texts.en.ts';
import { useVerifyOtpTexts } from './texts.en.ts';
import styles from '../AuthFrame.module.css';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed, toastPassed } from '../../../kit/toasts/show-toast.tsx';
import { ResendCode } from '../ResendCode.tsx';
import { SendButton } from '../SendButton.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { useResend } from '../use-resend.ts';
import type { SignUpDraft } from '../sign-up/sign-up-draft.ts';
import { CodeSlots } from './CodeSlots.tsx';

const validate = schemaResolver(VerifyEmailInput.pick({ otp: true }), { sync: true });

type VerifyFormProps = { email: string; resendAt: number | undefined; draft: SignUpDraft | undefined };

function VerifyForm({ email, resendAt, draft }: VerifyFormProps) {
  const auth = useAuthTexts();
  const verifyOtp = useVerifyOtpTexts();
  const router = useRouter();
  const { mutateAsync: verifyEmail } = trpc.auth.verifyEmail.useMutation();
  const { mutateAsync: resendOtp } = trpc.auth.resendOtp.useMutation();
  const [isShaking, shaking] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const form = useCheckedForm({ initialValues: { otp: '' }, validate, digitFields: ['otp'] });

  const startAnew = () => {
    // The first empty slot gets the focus, so they have to be empty first.
    flushSync(() => form.setValues({ otp: '' }));
    form.focus('otp');
  };
  const verify = async ({ otp }: { otp: string }) => {
    try {
      // Somebody else may have signed up with this address too: whoever has the mailed code says whose referral code counts.
      const referralCode = draft?.role === 'driver' ? draft.referralCode : '';
      await verifyEmail({ email, otp, referralCode });
      toastPassed(verifyOtp.success);
      await router.navigate({ to: '/login', state: { email }, replace: true });
    } catch (error) {
      toastFailed(errorSentence(error, verifyOtp.failure, auth.unreachable));
      // The code was not checked: it may be right.
      if (findErrorCode(error) !== 'CODE_INVALID') return;
      startAnew();
      shaking.open();
    }
  };
  // Later, because slots take the focus themselves after pasting.
  const focusButton = () => queueMicrotask(() => button.current?.focus());
  const resend = useResend({
    ask: () => resendOtp({ email }),
    success: verifyOtp.resent,
    failure: verifyOtp.resendFailed,
    onSent: startAnew,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit(verify)} noValidate>
      <CodeSlots
        {...form.field('otp')}
        onComplete={focusButton}
        isShaking={isShaking}
        onShaken={shaking.close}
      />
      <SendButton
        ref={button}
        label={verifyOtp.submit}
        waitingLabel={verifyOtp.submitting}
        isWaiting={form.isSending}
        isEarly={form.values.otp.length < OTP_LENGTH}
      />
      <ResendCode resendAt={resendAt} onResend={resend} />
    </form>
  );
}

const route = getRouteApi('/_auth/verify-otp');

/** Verifies a new account with the mailed code, so that it can sign in. */
export function VerifyOtp() {
  const auth = useAuthTexts();
  const verifyOtp = useVerifyOtpTexts();
  const { email, resendAt, signUpDraft } = route.useRouteContext();
  if (!email) return <MissingEmail sentence={verifyOtp.missingEmail} />;
  return (
    <>
      <Stack gap="sm" align="flex-start">
        <Hint label={verifyOtp.backToSignUp}>
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
        </Hint>
        <AuthHeading
          title={verifyOtp.title}
          lead={
            <>
              {verifyOtp.sentTo} <strong>{email}</strong>
            </>
          }
        />
      </Stack>
      <VerifyForm email={email} resendAt={resendAt} draft={signUpDraft} />
      <div className={styles.ways}>
        <AuthLink to="/login" state={{ email }}>
          {auth.backToLogin}
        </AuthLink>
      </div>
    </>
  );
}
