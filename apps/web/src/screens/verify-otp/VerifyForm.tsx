import { schemaResolver } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { OTP_LENGTH, VerifyEmailInput } from '@ridewire/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { takeNewPassword } from '../../session/new-password.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { toastPassed, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ResendCode } from '../auth/ResendCode.tsx';
import { SendButton } from '../auth/SendButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { useResend } from '../auth/use-resend.ts';
import { CodeSlots } from './CodeSlots.tsx';

const validate = schemaResolver(VerifyEmailInput.pick({ otp: true }), { sync: true });

export type VerifyFormProps = { email: string; resendAt: number | undefined };

export function VerifyForm({ email, resendAt }: VerifyFormProps) {
  const { auth, verifyOtp } = useTexts();
  const router = useRouter();
  const cache = useQueryClient();
  const [isShaking, shaking] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const form = useCheckedForm({ initialValues: { otp: '' }, validate, digitFields: ['otp'] });

  const startAnew = () => {
    // The first empty slot gets the focus, so they have to be empty first.
    flushSync(() => form.setValues({ otp: '' }));
    form.focus('otp');
  };
  const signInWhoSignedUp = async () => {
    const password = takeNewPassword(email);
    if (password === undefined) return;
    // Where it fails, the form is there to sign in by.
    const me = await api.auth.login.mutate({ email, password }).catch(() => null);
    if (me) cache.setQueryData(sessionQuery.queryKey, me);
  };
  const verify = async ({ otp }: { otp: string }) => {
    try {
      await api.auth.verifyEmail.mutate({ email, otp });
      toastPassed(verifyOtp.success);
      await signInWhoSignedUp();
      // From there who is signed in goes on to their own dashboard.
      await router.navigate({ to: '/login', state: { email }, replace: true });
    } catch (error) {
      toastFailed(errorSentence(error, verifyOtp.failure, auth.unreachable));
      // Nobody looked at the code: it may be right.
      if (findErrorCode(error) !== 'CODE_INVALID') return;
      startAnew();
      shaking.open();
    }
  };
  // Later, because slots that are pasted into take the focus themselves.
  const focusButton = () => queueMicrotask(() => button.current?.focus());
  const resend = useResend({
    ask: () => api.auth.resendOtp.mutate({ email }),
    success: verifyOtp.resent,
    failure: verifyOtp.resendFailed,
    onSent: startAnew,
  });
  return (
    <form className="rw-auth-form" onSubmit={form.onSubmit(verify)} noValidate>
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
