import { Text, TextInput } from '@mantine/core';
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router';
import { RegisterInput } from '@ridewire/contracts';
import { AuthHeading } from '../AuthHeading.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { SendButton } from '../SendButton.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { checkSignUp } from './check-sign-up.ts';
import { RoleCards } from './RoleCards.tsx';
import { draftOf, type SignUpValues } from './sign-up-draft.ts';
import { StrengthHint } from './StrengthHint.tsx';
import { useSignUpTexts } from './texts.en.ts';
import { useAuthTexts } from '../texts.en.ts';
import styles from '../AuthFrame.module.css';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed, toastPassed } from '../../../kit/toasts/show-toast.tsx';
import { getSpoken } from '../../../kit/texts/spoken.ts';

const route = getRouteApi('/_auth/signup');
const BLANK: SignUpValues = {
  role: '',
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** The sign-up of a rider or a driver. */
export function SignUp() {
  const auth = useAuthTexts();
  const signUp = useSignUpTexts();
  const { role } = route.useSearch();
  const draft = useRouterState({ select: ({ location }) => location.state.signUpDraft });
  const form = useCheckedForm<SignUpValues>({
    initialValues: { ...BLANK, ...(role && { role }), ...draft },
    validate: (values) => checkSignUp(values, auth.passwordsDiffer),
    digitFields: ['phone'],
    repeats: { field: 'confirmPassword', of: 'password' },
  });
  const send = useSignUp(form.refuse);
  const { name, email, password } = form.values;
  const passwordProps = form.field('password');
  return (
    <>
      <AuthHeading title={signUp.title} />
      <form className={`${styles.form} ${styles.long}`} onSubmit={form.onSubmit(send)} noValidate>
        <RoleCards {...form.field('role')} />
        <TextInput
          {...form.field('name')}
          className={styles.field}
          size="lg"
          label={signUp.name}
          autoComplete="name"
        />
        <EmailField {...form.field('email')} autoComplete="email" />
        <TextInput
          {...form.field('phone')}
          className={styles.field}
          size="lg"
          label={
            <>
              {signUp.phone}{' '}
              <Text span inherit c="dimmed">
                ({signUp.optional})
              </Text>
            </>
          }
          type="tel"
          autoComplete="tel"
        />
        <PasswordField
          {...passwordProps}
          label={auth.password}
          autoComplete="new-password"
          description={!passwordProps.error && <StrengthHint password={password} own={[name, email]} />}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={auth.confirmPassword}
          autoComplete="new-password"
        />
        <SendButton label={signUp.submit} waitingLabel={signUp.submitting} isWaiting={form.isSending} />
        <div className={styles.ways}>
          <AuthLink to="/login" before={signUp.haveAccount}>
            {signUp.signIn}
          </AuthLink>
        </div>
      </form>
    </>
  );
}

/** Creates the account and leads to the verification of its address. Throws nothing: failures are shown. */
function useSignUp(refuse: (field: 'email' | 'password', sentence: string) => void) {
  const auth = useAuthTexts();
  const signUp = useSignUpTexts();
  const router = useRouter();
  const { mutateAsync: register } = trpc.auth.register.useMutation();

  const goVerify = async (values: SignUpValues, resendAt?: number) => {
    const { history } = router;
    const signUpDraft = draftOf(values);
    // A person who goes back finds the form unchanged.
    history.replace(history.location.href, { ...history.location.state, signUpDraft });
    // Without this, two steps in one tick would be written as the last one only.
    history.flush();
    const state = { email: values.email.trim(), signUpDraft };
    await router.navigate({
      to: '/verify-otp',
      state: resendAt === undefined ? state : { ...state, resendAt },
    });
  };
  return async (values: SignUpValues) => {
    try {
      const { resendInSeconds } = await register({
        ...RegisterInput.parse(values),
        language: getSpoken().language,
      });
      toastPassed(signUp.success);
      await goVerify(values, Date.now() + resendInSeconds * 1000);
    } catch (error) {
      const sentence = errorSentence(error, signUp.failure, auth.unreachable);
      toastFailed(sentence);
      const code = findErrorCode(error);
      if (code === 'EMAIL_TAKEN') refuse('email', sentence);
      if (code === 'PASSWORD_COMMON') refuse('password', sentence);
      if (code === 'EMAIL_WAITING') await goVerify(values);
    }
  };
}
