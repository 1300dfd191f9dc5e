import { announce } from '@ridewire/ui';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { getSpoken } from '../texts/spoken.ts';
import { useKitTexts } from '../texts/texts.en.ts';
import { toastFailed } from '../toasts/show-toast.tsx';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

const SIGNS = { csv: IconDownload, pdf: IconFileTypePdf };

interface FileButtonProps {
  kind: keyof typeof SIGNS;
  label: string;
  /** Said until the file is there. */
  preparing: string;
  /** Without its ending: /export/business. */
  path: string;
  /** Besides the language. */
  query: Record<string, string>;
  /** Used if the server names none, without its ending. */
  usualName: string;
}

/** Saves a file that the server writes in the reader's language. */
export function FileButton({ kind, label, preparing, path, query, usualName }: FileButtonProps) {
  const kit = useKitTexts();
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    announce(preparing, 'polite');
    const asked = new URLSearchParams({ ...query, language: getSpoken().language });
    try {
      const { name, file } = await fetchFile(`${path}.${kind}?${asked}`, {
        usualName: `${usualName}.${kind}`,
        broken: kit.unreachable,
      });
      saveFile(file, name);
    } catch (error) {
      toastFailed((error as Error).message);
    } finally {
      setLoading(false);
    }
  };
  const Sign = SIGNS[kind];
  return (
    <ConnectedButton
      variant="default"
      icon={<Sign size={20} stroke={1.75} aria-hidden />}
      isBusy={isLoading}
      busyLabel={preparing}
      onPress={save}
    >
      {label}
    </ConnectedButton>
  );
}
