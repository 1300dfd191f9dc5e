import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { latestExpiry, type KindStanding } from '@ridewire/contracts';
import { announce } from '@ridewire/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { toastDone } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { checkDocument, checkFile, type DocumentProblems } from './check-document.ts';
import { FileField } from './FileField.tsx';
import { latestOnly } from './latest-only.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { sendDocument } from './send-document.ts';

export interface SendDocumentProps {
  of: KindStanding;
  today: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends one document: its file and when it expires. */
export function SendDocument({ of, today, isOpen, onClose }: SendDocumentProps) {
  const { documents } = useTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={documents.sendTitle(documents.named[of.kind])}
      size={560}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      // What was chosen is not thrown away by a slip beside the dialog.
      closeOnClickOutside={false}
    >
      <SendForm of={of} today={today} onClose={onClose} />
    </Modal>
  );
}

function SendForm({ of: { kind, standing }, today, onClose }: Omit<SendDocumentProps, 'isOpen'>) {
  const texts = useTexts();
  const { documents } = texts;
  const [file, setFile] = useState<File | null>(null);
  const [expiresOn, setExpiresOn] = useState('');
  const [problems, setProblems] = useState<DocumentProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [runLatest] = useState(latestOnly);
  const sending = useRef<AbortController>(null);
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (chosen: File) => {
    // Until this one is ready there is none: the one before must not be sent in its place.
    setFile(null);
    setPreparing(true);
    setProblems((before) => ({ ...before, file: undefined }));
    const made = await runLatest(() => shrinkPhoto(chosen).catch(() => chosen));
    if (!made) return;
    setPreparing(false);
    const problem = checkFile(documents, made);
    setFile(made);
    setProblems((before) => ({ ...before, file: problem }));
    if (problem) announce(problem, 'assertive');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPreparing) return;
    const found = checkDocument(texts, file, expiresOn, today);
    setProblems(found);
    setRefusal(null);
    const first = found.file ?? found.expiresOn;
    if (!file || first) {
      announce(first ?? documents.noFile, 'assertive');
      if (!found.file) date.current?.focus();
      return;
    }
    sending.current = new AbortController();
    setPercent(0);
    try {
      const onProgress = (share: number) => setPercent(Math.round(share * 100));
      await sendDocument({ kind, expiresOn, file }, onProgress, sending.current.signal);
    } catch (error) {
      if (!sending.current.signal.aborted)
        setRefusal((error instanceof Error && error.message) || documents.sendFailed);
      return setPercent(null);
    }
    toastDone(documents.sent);
    onClose();
  };

  return (
    <form className="rw-send" onSubmit={(event) => void submit(event)} noValidate>
      <FileField file={file} problem={problems.file} onChoose={(chosen) => void choose(chosen)} />
      <TextInput
        ref={date}
        size="md"
        type="date"
        required
        withAsterisk={false}
        label={documents.expiry}
        description={documents.expiryHint}
        min={today}
        max={latestExpiry(today)}
        value={expiresOn}
        error={problems.expiresOn}
        onChange={({ currentTarget: { value } }) => {
          setExpiresOn(value);
          setProblems((before) => ({ ...before, expiresOn: undefined }));
        }}
      />
      {standing === 'waiting' && <p className="rw-document-dim">{documents.replaces}</p>}
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <div className="rw-send-foot">
        <Button variant="default" size="md" onClick={onClose}>
          {documents.cancel}
        </Button>
        <LinkedButton
          type="submit"
          size="md"
          isBusy={isPreparing || percent !== null}
          busyLabel={percent === null ? documents.preparing : documents.sendingPercent(percent)}
        >
          {documents.send}
        </LinkedButton>
      </div>
    </form>
  );
}
