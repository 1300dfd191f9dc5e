import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LoginInput } from '@ridewire/contracts';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { DASHBOARDS } from '../../session/dashboard-path.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { useTexts } from '../../texts/use-texts.ts';

const route = getRouteApi('/login');

export function Login() {
  const { login } = useTexts();
  const { from } = route.useSearch();
  const router = useRouter();
  const signIn = useSignIn((me) => void router.navigate({ to: from ?? DASHBOARDS[me.role], replace: true }));
  const form = useForm({ initialValues: { email: '', password: '' } });
  return (
    <Stack component="main" p="xl" maw={400}>
      <form onSubmit={form.onSubmit((values) => signIn.mutate(LoginInput.parse(values)))}>
        <TextInput label={login.email} {...form.getInputProps('email')} />
        <PasswordInput label={login.password} {...form.getInputProps('password')} />
        <Button type="submit" loading={signIn.isPending}>
          {login.submit}
        </Button>
      </form>
    </Stack>
  );
}
