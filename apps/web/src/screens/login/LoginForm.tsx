import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { LoginInput, type DemoAccount } from '@ridewire/contracts';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { configQuery } from '../../session/config-query.ts';
import type { useSignIn } from '../../session/use-sign-in.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { checkLogin } from './check-login.ts';

/** Refusals that concern the account, not what was typed: they stay on the page. */
const STAYS: ReadonlySet<unknown> = new Set(['USER_BLOCKED', 'EMAIL_UNVERIFIED']);

export function LoginForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { login } = useTexts();
  const { data: config } = useQuery(configQuery);
  const [isShown, shown] = useDisclosure();
  // A field is checked when it is left, and from then on with every key.
  const [left, setLeft] = useState<string[]>([]);
  const form = useForm<LoginInput>({
    initialValues: { email: '', password: '' },
    validate: checkLogin,
    validateInputOnBlur: false,
    validateInputOnChange: left,
  });

  const submit = (values: LoginInput) => {
    signIn.mutate(LoginInput.parse(values), {
      onError: (error) => {
        const code = findErrorCode(error);
        if (STAYS.has(code)) return;
        toastFailed(errorSentence(error, login.unreachable));
        if (code === 'INVALID_CREDENTIALS') form.getInputNode('password')?.focus();
      },
    });
  };
  const trySubmit = form.onSubmit(submit, (errors) => {
    setLeft(['email', 'password']);
    form.getInputNode(errors['email'] ? 'email' : 'password')?.focus();
  });
  const leave = (field: keyof LoginInput) => () => {
    // An empty field that is passed by is not wrong yet; sending it is.
    if (form.getValues()[field] === '') return;
    setLeft((before) => (before.includes(field) ? before : [...before, field]));
    form.validateField(field);
  };
  const take = ({ email, password }: DemoAccount) => {
    form.setValues({ email, password });
    form.clearErrors();
    submit({ email, password });
  };

  const refusal = signIn.error && STAYS.has(findErrorCode(signIn.error)) ? signIn.error : null;
  return (
    <form className="rw-login-form" onSubmit={trySubmit} noValidate>
      {refusal && (
        <Alert
          color={findErrorCode(refusal) === 'USER_BLOCKED' ? 'red' : 'amber'}
          role="alert"
          icon={<IconExclamationCircle size={20} stroke={1.75} aria-hidden />}
        >
          {refusal.message}
        </Alert>
      )}
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        className="rw-login-field"
        size="lg"
        label={login.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={leave('email')}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        className="rw-login-field"
        size="lg"
        label={login.password}
        autoComplete="current-password"
        visible={isShown}
        onVisibilityChange={shown.toggle}
        visibilityToggleButtonProps={{
          'aria-label': isShown ? login.hidePassword : login.showPassword,
          tabIndex: 0,
        }}
        onBlur={leave('password')}
      />
      <Button type="submit" size="lg" fullWidth aria-busy={signIn.isPending} aria-disabled={signIn.isPending}>
        {signIn.isPending ? login.submitting : login.submit}
      </Button>
      <DemoAccounts accounts={config?.demoAccounts ?? []} isBusy={signIn.isPending} onTake={take} />
    </form>
  );
}
