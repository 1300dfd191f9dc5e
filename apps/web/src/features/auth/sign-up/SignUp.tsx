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
import { draftOf, sentOf, type SignUpValues } from './sign-up-draft.ts';
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
  referralCode: '',
  password: '',
  confirmPassword: '',
};

/** The sign-up of a rider or a driver. */
export function SignUp() {
  const auth = useAuthTexts();
  const signUp = useSignUpTexts();
  const { role, ref } = route.useSearch();
  const draft = useRouterState({ select: ({ location }) => location.state.signUpDraft });
  const form = useCheckedForm<SignUpValues>({
    // A link with a code is a driver's.
    initialValues: {
      ...BLANK,
      ...(role && { role }),
      ...(ref && { role: role ?? 'driver', referralCode: ref }),
      ...draft,
    },
    validate: (values) => checkSignUp(values, auth.passwordsDiffer),
    digitFields: ['phone'],
    repeats: { field: 'confirmPassword', of: 'password' },
  });
  const send = useSignUp(form.refuse);
  const { name, email, password, role: chosen } = form.values;
  const passwordProps = form.field('password');
  const referralProps = form.field('referralCode');
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
          label={<Optional>{signUp.phone}</Optional>}
          type="tel"
          autoComplete="tel"
        />
        {chosen === 'driver' && (
          <TextInput
            {...referralProps}
            className={styles.field}
            size="lg"
            label={<Optional>{signUp.referralCode}</Optional>}
            description={!referralProps.error && signUp.referralHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        )}
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

/** The label of a field that can be left empty. */
function Optional({ children }: { children: string }) {
  const { optional } = useSignUpTexts();
  return (
    <>
      {children}{' '}
      <Text span inherit c="dimmed">
        ({optional})
      </Text>
    </>
  );
}

/** What can be wrong with a code, as the server says it. */
const REFERRAL_REFUSALS: readonly (string | null)[] = [
  'REFERRAL_UNKNOWN',
  'REFERRAL_GONE',
  'REFERRAL_BARRED',
  'REFERRALS_OFF',
];

/** Creates the account and leads to the verification of its address. Throws nothing: failures are shown. */
function useSignUp(refuse: (field: 'email' | 'password' | 'referralCode', sentence: string) => void) {
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
        ...RegisterInput.parse(sentOf(values)),
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
      if (REFERRAL_REFUSALS.includes(code)) refuse('referralCode', sentence);
      if (code === 'EMAIL_WAITING') await goVerify(values);
    }
  };
}
