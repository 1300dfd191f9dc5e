import './SignUp.css';
import { Text, TextInput } from '@mantine/core';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { AuthLink } from '../auth/AuthLink.tsx';
import { EmailField } from '../auth/EmailField.tsx';
import { PasswordField } from '../auth/PasswordField.tsx';
import { SendButton } from '../auth/SendButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { checkSignUp } from './check-sign-up.ts';
import { RoleCards } from './RoleCards.tsx';
import type { SignUpValues } from './sign-up-draft.ts';
import { StrengthHint } from './StrengthHint.tsx';
import { useSignUp } from './use-sign-up.ts';

const route = getRouteApi('/_auth/signup');
const BLANK: SignUpValues = {
  role: '',
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** A stranger becomes a rider or a driver. */
export function SignUp() {
  const { auth, signUp } = useTexts();
  const { role } = route.useSearch();
  const draft = useRouterState({ select: ({ location }) => location.state.signUpDraft });
  const form = useCheckedForm<SignUpValues>({
    initialValues: { ...BLANK, ...(role && { role }), ...draft },
    validate: (values) => checkSignUp(values, auth.passwordsDiffer),
    digitFields: ['phone'],
    repeats: { field: 'confirmPassword', of: 'password' },
  });
  const send = useSignUp((sentence) => form.refuse('email', sentence));
  const { name, email, password } = form.values;
  const passwordProps = form.field('password');
  return (
    <>
      <AuthHeading title={signUp.title} />
      <form className="rw-auth-form rw-auth-long" onSubmit={form.onSubmit(send)} noValidate>
        <RoleCards {...form.field('role')} />
        <TextInput
          {...form.field('name')}
          className="rw-auth-field"
          size="lg"
          label={signUp.name}
          autoComplete="name"
        />
        <EmailField {...form.field('email')} autoComplete="email" />
        <TextInput
          {...form.field('phone')}
          className="rw-auth-field"
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
        <div className="rw-auth-ways">
          <AuthLink to="/login" before={signUp.haveAccount}>
            {signUp.signIn}
          </AuthLink>
        </div>
      </form>
    </>
  );
}
