import { Button, FileButton, Group, Input } from '@mantine/core';
import { DOCUMENT_TYPES } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDocumentsTexts } from './texts.en.ts';
import { useDrop } from '../../kit/files/use-drop.ts';
import styles from './driver-documents.module.css';

const KILOBYTE = 1024;

export interface FileFieldProps {
  file: File | null;
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** A photo or a PDF: chosen, taken with a phone's camera, or dropped. A photo is shown before it is sent. */
export function FileField({ file, problem, onChoose }: FileFieldProps) {
  const documents = useDocumentsTexts();
  const { options } = useFormat();
  const hint = useId();
  const reset = useRef<() => void>(null);
  const preview = usePreview(file);
  const choose = (chosen: File | null | undefined) => {
    if (chosen) onChoose(chosen);
    // The same file may be chosen again.
    reset.current?.();
  };
  return (
    <div role="group" aria-label={documents.file} className={styles.file} {...useDrop(choose)}>
      <Input.Label size="md">{documents.file}</Input.Label>
      <Input.Description id={hint}>{documents.fileHint}</Input.Description>
      {preview && <img src={preview} alt={documents.chosenPreview} className={styles.preview} />}
      {file && (
        <Group
          component="p"
          gap="sm"
          wrap="nowrap"
          fz="sm"
          m={0}
          style={{ overflowWrap: 'anywhere' }}
          role="status"
        >
          {file.type === 'application/pdf' && <IconFileTypePdf size={20} stroke={1.75} aria-hidden />}
          {documents.chosen(file.name, sizeOf(file.size))}
        </Group>
      )}
      <FileButton accept={DOCUMENT_TYPES.join(',')} resetRef={reset} onChange={choose}>
        {(press) => (
          <Button
            {...press}
            data-autofocus
            variant="default"
            size="md"
            aria-describedby={hint}
            leftSection={<IconPaperclip size={20} stroke={1.75} aria-hidden />}
          >
            {file ? documents.chooseOther : documents.chooseFile}
          </Button>
        )}
      </FileButton>
      {problem && <Input.Error>{problem}</Input.Error>}
    </div>
  );

  function sizeOf(bytes: number): string {
    const write = (size: number, decimals: number) =>
      new Intl.NumberFormat(options.locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(size);
    return bytes >= KILOBYTE * KILOBYTE
      ? documents.megabytes(write(bytes / KILOBYTE / KILOBYTE, 1))
      : documents.kilobytes(write(Math.max(1, bytes / KILOBYTE), 0));
  }
}

/** A photo's address for as long as it is chosen. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
