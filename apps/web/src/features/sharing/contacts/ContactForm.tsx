import { Stack, TextInput } from '@mantine/core';
import { mistake } from '@ridewire/contracts/mistakes';
import { FormFoot } from '../../../kit/dialogs/FormFoot.tsx';
import { isEmail } from '../../../kit/forms/is-email.ts';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useSharingTexts } from '../texts.en.ts';

const validate = ({ name, email }: { name: string; email: string }) => ({
  ...(name.trim() === '' && { name: mistake('missing', { field: 'name' }) }),
  ...(!isEmail(email) && { email: mistake('emailWanted') }),
});

/** Asks whom to add. Nothing is lost when it can't be saved. */
export function ContactForm({ onDone }: { onDone: () => void }) {
  const sharing = useSharingTexts();
  const { mutateAsync: add } = trpc.sharing.addContact.useMutation();
  const form = useCheckedForm({ initialValues: { name: '', email: '' }, validate });
  const save = form.onSubmit(async ({ name, email }) => {
    try {
      await add({ name, email });
      onDone();
    } catch (error) {
      toastFailed(errorSentence(error, sharing.addFailed));
    }
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm" mt="sm">
        <TextInput size="lg" label={sharing.name} maxLength={100} data-autofocus {...form.field('name')} />
        <TextInput
          size="lg"
          type="email"
          inputMode="email"
          label={sharing.email}
          maxLength={254}
          autoComplete="off"
          {...form.field('email')}
        />
        <FormFoot submit={sharing.save} isBusy={form.isSending} onCancel={onDone} />
      </Stack>
    </form>
  );
}
