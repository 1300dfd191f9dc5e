import { Stack, TextInput } from '@mantine/core';
import { LONGEST_VIEW_NAME } from '@ridewire/contracts/limits';
import type { ViewPage } from '@ridewire/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useSavedViewsTexts } from './texts.en.ts';

interface SaveViewFormProps {
  page: ViewPage;
  /** The filters. */
  search: string;
  /** What they are saved as already; blank if they aren't. */
  name: string;
  onSaved: (name: string) => void;
  onDone: () => void;
}

/** Asks for the name of filters, and saves them. */
export function SaveViewForm({ page, search, name, onSaved, onDone }: SaveViewFormProps) {
  const texts = useSavedViewsTexts();
  // One per form: sent again after a lost answer, the view is saved once.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = trpc.savedViews.save.useMutation({
    onSuccess: (view) => {
      toastDone(texts.saved(view.name));
      onSaved(view.name);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlank = typed.trim() === '';
    setMissing(isBlank);
    if (isBlank) return input.current?.focus();
    if (!isPending) mutate({ id, page, name: typed, search });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          ref={input}
          data-autofocus
          size="lg"
          label={texts.name}
          description={texts.nameHint}
          autoComplete="off"
          maxLength={LONGEST_VIEW_NAME}
          value={typed}
          error={(isMissing && texts.nameMissing) || (error && errorSentence(error, texts.saveFailed))}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMissing(false);
            if (error) reset();
          }}
        />
        <ConnectedButton size="lg" type="submit" isBusy={isPending} busyLabel={texts.saving}>
          {texts.confirm}
        </ConnectedButton>
      </Stack>
    </form>
  );
}
