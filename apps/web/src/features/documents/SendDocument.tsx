import { Modal, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KindStanding, latestExpiry, type UploadDocumentInput } from '@ridewire/contracts';
import { announce } from '@ridewire/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormFoot } from '../../kit/dialogs/FormFoot.tsx';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { checkDocument, checkFile, type DocumentProblems } from './check-document.ts';
import { FileField } from './FileField.tsx';
import { latestOnly } from './latest-only.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { useDocumentsTexts } from './texts.en.ts';
import { readUploadAnswer } from '../../kit/files/read-upload-answer.ts';
import { useShield } from '../../kit/dialogs/use-shield.ts';

export interface SendDocumentProps {
  of: KindStanding;
  today: string;
  /** A vehicle it is of, other than the one they drive now. */
  vehicleId?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends one document: its file and its expiry date. */
export function SendDocument({ of, today, vehicleId, isOpen, onClose }: SendDocumentProps) {
  const documents = useDocumentsTexts();
  useShield(isOpen);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={documents.sendTitle(documents.named[of.kind])}
      size={560}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      // A slip next to the dialog must not throw the choice away.
      closeOnClickOutside={false}
    >
      <SendForm of={of} today={today} {...(vehicleId && { vehicleId })} onClose={onClose} />
    </Modal>
  );
}

function SendForm({ of: { kind, standing }, today, vehicleId, onClose }: Omit<SendDocumentProps, 'isOpen'>) {
  const documents = useDocumentsTexts();
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
    const found = checkDocument(documents, file, expiresOn, today);
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
      await sendDocument({ kind, expiresOn, vehicleId, file }, onProgress, sending.current.signal);
    } catch (error) {
      if (!sending.current.signal.aborted)
        setRefusal((error instanceof Error && error.message) || documents.sendFailed);
      return setPercent(null);
    }
    toastDone(documents.sent);
    onClose();
  };

  return (
    <form style={{ display: 'grid', gap: 16 }} onSubmit={(event) => void submit(event)} noValidate>
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
      {standing === 'waiting' && (
        <Text size="sm" c="dimmed">
          {documents.replaces}
        </Text>
      )}
      <FormFoot
        problem={refusal}
        cancel={documents.cancel}
        submit={documents.send}
        isBusy={isPreparing || percent !== null}
        busyLabel={percent === null ? documents.preparing : documents.sendingPercent(percent)}
        onCancel={onClose}
      />
    </form>
  );
}

/** The server's sentence as its message; empty when it gave none. */
class SendRefused extends Error {}

/**
 * Sends a document to the server. The result comes with the live view.
 * @param onProgress called with the sent share, 0 to 1
 * @throws SendRefused, also when the server can't be reached; AbortError when `signal` ends it
 */
function sendDocument(
  { kind, expiresOn, vehicleId, file }: UploadDocumentInput & { file: File },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // fetch does not report progress.
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('expiresOn', expiresOn);
    if (vehicleId !== undefined) form.append('vehicleId', vehicleId);
    form.append('file', file);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve();
      const answer = readUploadAnswer(request.status, request.responseText);
      reject(new SendRefused(('refusal' in answer && answer.refusal) || ''));
    });
    request.addEventListener('error', () => reject(new SendRefused()));
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/uploads/document');
    request.send(form);
  });
}
