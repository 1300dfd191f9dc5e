import { Group, Text } from '@mantine/core';
import type { DeskRole, UserView } from '@ridewire/contracts';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { usePeopleTexts } from '../people/texts.en.ts';
import { IfMay } from '../session/IfMay.tsx';
import { useMe } from '../session/use-me.ts';
import { DeskRoleField } from './DeskRoleField.tsx';
import { useDeskTexts } from './desk.en.ts';

type Colleague = Pick<UserView, 'id' | 'name'> & { deskRole: DeskRole };

/** An admin's role at the desk, and for owners the button that changes another's. */
export function DeskRoleFact({ user }: { user: Colleague }) {
  const people = usePeopleTexts();
  const desk = useDeskTexts();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group gap="sm">
      {people.deskRoles[user.deskRole]}
      {user.id !== me?.id && (
        <IfMay right="admins:write">
          <ConnectedButton
            variant="default"
            size="xs"
            aria-label={desk.changeOf(user.name)}
            onPress={() => setOpen(true)}
          >
            {desk.change}
          </ConnectedButton>
          <FormDialog opened={isOpen} onClose={() => setOpen(false)} title={desk.changeTitle(user.name)}>
            <DeskRoleForm user={user} onClose={() => setOpen(false)} />
          </FormDialog>
        </IfMay>
      )}
    </Group>
  );
}

function DeskRoleForm({ user, onClose }: { user: Colleague; onClose: () => void }) {
  const people = usePeopleTexts();
  const desk = useDeskTexts();
  const utils = trpc.useUtils();
  const [deskRole, choose] = useState(user.deskRole);
  const change = trpc.users.setDeskRole.useMutation({
    onSuccess: async () => {
      toastDone(desk.changed(user.name));
      onClose();
      await utils.users.invalidate();
    },
    onError: (error) => toastFailed(errorSentence(error, desk.changeFailed)),
  });
  return (
    <DialogForm
      onSubmit={() => {
        if (deskRole === user.deskRole) onClose();
        else if (!change.isPending) change.mutate({ userId: user.id, deskRole });
      }}
      gap="md"
      cancel={people.cancel}
      submit={desk.save}
      isBusy={change.isPending}
      busyLabel={desk.saving}
      onCancel={onClose}
    >
      <DeskRoleField value={deskRole} onChange={choose} />
      <Text size="sm" c="dimmed">
        {desk.changeHint}
      </Text>
    </DialogForm>
  );
}
