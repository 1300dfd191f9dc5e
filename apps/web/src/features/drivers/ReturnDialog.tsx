import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { DocumentKind } from '@ridewire/contracts';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useDocumentsTexts } from '../documents/texts.en.ts';

const MAX_REASON = 300;
const MIN_REASON = 3;

/** The focused element went away with the form. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export interface ReturnDialogProps {
  kind: DocumentKind;
  /** Gets the focus afterwards. */
  focusAfter: string;
  isOpen: boolean;
  /** The document has changed since it was seen: its present state, in a sentence. */
  stale: string | false;
  isBusy: boolean;
  onReturn: (reason: string) => void;
  onClose: () => void;
}

/** Sends a document back: with a reason, because the driver has to correct it. */
export function ReturnDialog({ kind, focusAfter, isOpen, onClose, ...form }: ReturnDialogProps) {
  const documents = useDocumentsTexts();
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={documents.returnTitle(documents.named[kind])}
      focusAfter={focusAfter}
    >
      <ReturnForm {...form} onClose={onClose} />
    </FormDialog>
  );
}

function ReturnForm({
  stale,
  isBusy,
  onReturn,
  onClose,
}: Omit<ReturnDialogProps, 'kind' | 'focusAfter' | 'isOpen'>) {
  const documents = useDocumentsTexts();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < MIN_REASON;
  const submit = () => {
    setAsked(true);
    // A reason is one line everywhere it is read.
    if (!isShort && !isBusy) onReturn(reason.trim().replace(/\s+/g, ' '));
  };
  if (stale) {
    return (
      <Stack gap="xl">
        <Text role="status">{documents.stale(stale)}</Text>
        {reason && <Textarea label={documents.typedReason} autosize maxRows={5} readOnly value={reason} />}
        <DialogFoot>
          <Button size="md" variant="default" ref={takeFocus} onClick={onClose}>
            {documents.close}
          </Button>
        </DialogFoot>
      </Stack>
    );
  }
  return (
    <DialogForm
      onSubmit={submit}
      cancel={documents.cancel}
      submit={documents.giveBack}
      isBusy={isBusy}
      color="red"
      onCancel={onClose}
    >
      <Text>{documents.returnText}</Text>
      <Textarea
        data-autofocus
        label={documents.reason}
        placeholder={documents.reasonPlaceholder}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={MAX_REASON}
        value={reason}
        error={isAsked && isShort && documents.reasonMissing}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </DialogForm>
  );
}
