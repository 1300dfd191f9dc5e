import { Select, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type DeskRole, type Language } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { isEmail } from '../../kit/forms/is-email.ts';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence, findErrorCode, findErrorField } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { getSpoken } from '../../kit/texts/spoken.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { usePeopleTexts } from '../people/texts.en.ts';
import { DeskRoleField } from './DeskRoleField.tsx';
import { useDeskTexts } from './desk.en.ts';

/** Opens the invitation of another admin. */
export function InviteButton() {
  const desk = useDeskTexts();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <ConnectedButton onPress={open}>{desk.invite}</ConnectedButton>
      <FormDialog opened={isOpen} onClose={close} title={desk.invite}>
        <InviteForm onClose={close} />
      </FormDialog>
    </>
  );
}

const blank = (): Values => ({ name: '', email: '', deskRole: 'dispatcher', language: getSpoken().language });

type Values = {
  name: string;
  email: string;
  deskRole: DeskRole;
  language: Language;
};

function InviteForm({ onClose }: { onClose: () => void }) {
  const people = usePeopleTexts();
  const desk = useDeskTexts();
  const utils = trpc.useUtils();
  const invite = trpc.users.inviteAdmin.useMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm({
    initialValues: blank(),
    validate: ({ name, email }) => ({
      ...(name.trim() === '' && { name: mistake('blank', { field: 'name' }) }),
      ...(!isEmail(email) && { email: mistake('emailWanted') }),
    }),
  });
  const send = async (values: Values) => {
    setProblem(null);
    try {
      const { name } = await invite.mutateAsync(values);
      toastDone(desk.invited(name));
      onClose();
      await utils.users.invalidate();
    } catch (error) {
      const sentence = errorSentence(error, desk.inviteFailed);
      const field = findErrorCode(error) === 'EMAIL_TAKEN' ? 'email' : findErrorField(error);
      if (field === 'name' || field === 'email') form.refuse(field, sentence);
      else setProblem(sentence);
    }
  };
  return (
    <DialogForm
      onSubmit={form.onSubmit(send)}
      gap="md"
      problem={problem}
      cancel={people.cancel}
      submit={desk.sendInvitation}
      isBusy={form.isSending}
      busyLabel={desk.inviting}
      onCancel={onClose}
    >
      <TextInput
        {...form.field('name')}
        size="md"
        label={desk.name}
        maxLength={100}
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...form.field('email')} size="md" type="email" label={desk.email} autoComplete="off" />
      <DeskRoleField value={form.values.deskRole} onChange={(deskRole) => form.setValues({ deskRole })} />
      <Select
        {...form.field('language')}
        size="md"
        label={desk.language}
        allowDeselect={false}
        data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      />
      <Text size="sm" c="dimmed">
        {desk.inviteHint}
      </Text>
    </DialogForm>
  );
}
