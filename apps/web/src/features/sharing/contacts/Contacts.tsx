import { ActionIcon, Button, Text } from '@mantine/core';
import type { TrustedContact } from '@ridewire/contracts';
import { MOST_CONTACTS } from '@ridewire/contracts/shared-ride';
import { Hint } from '@ridewire/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { Row } from '../../../kit/lists/Row.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useContactsLive } from '../sharing-live.ts';
import { useSharingTexts } from '../texts.en.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './contacts.module.css';
import { Waiting } from '../../../kit/page/Waiting.tsx';

/**
 * The people whom a rider can tell of rides.
 * @param rideId the ride whose link is mailed to them; left out where there is none
 */
export function Contacts({ rideId }: { rideId?: string }) {
  const sharing = useSharingTexts();
  const { data, failure } = useContactsLive();
  const [isAdding, setAdding] = useState(false);
  const contacts = data?.contacts ?? [];
  return (
    <Setting id="contacts" title={sharing.contacts} hint={sharing.contactsHint}>
      {failure && <Failure mb="sm">{sharing.loadFailed(failure)}</Failure>}
      {!data && !failure && <Waiting height={64} mb="sm" />}
      {contacts.length > 0 && (
        <Rows>
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} rideId={rideId} />
          ))}
        </Rows>
      )}
      {isAdding ? (
        <ContactForm onDone={() => setAdding(false)} />
      ) : (
        data &&
        contacts.length < MOST_CONTACTS && (
          <Button
            variant="default"
            size="md"
            mt="sm"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {sharing.add}
          </Button>
        )
      )}
    </Setting>
  );
}

function Contact({ contact, rideId }: { contact: TrustedContact; rideId: string | undefined }) {
  const sharing = useSharingTexts();
  const { id, name, email } = contact;
  const remove = trpc.sharing.removeContact.useMutation({
    onError: (error) => toastFailed(errorSentence(error, sharing.removeFailed)),
  });
  const tell = trpc.sharing.tellContact.useMutation({
    onSuccess: () => toastDone(sharing.told(name)),
    onError: (error) => toastFailed(errorSentence(error, sharing.tellFailed)),
  });
  return (
    <Row className={styles.contact}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </div>
      {rideId && (
        <ConnectedButton
          variant="default"
          size="sm"
          mih={44}
          aria-label={sharing.tellOf(name)}
          isBusy={tell.isPending}
          onPress={() => tell.mutate({ rideId, contactId: id })}
        >
          {sharing.tell}
        </ConnectedButton>
      )}
      <Hint label={sharing.remove(name)}>
        <ActionIcon
          size={44}
          aria-label={sharing.remove(name)}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Hint>
    </Row>
  );
}
