import { announce } from '@ridewire/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { avatarSource } from '../../people/avatar-source.ts';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { isPicture } from './is-picture.ts';
import { uploadPicture } from './upload-picture.ts';

type Upload =
  | { state: 'none' }
  | { state: 'sending'; percent: number }
  | { state: 'stored' }
  | { state: 'failed'; sentence: string };

/** A new picture on its way: chosen, cropped, sent. */
export function usePicture() {
  const { profile } = useTexts();
  /** What was chosen and is not cropped yet; and what the crop gave. Addresses of blobs in this page. */
  const [chosen, setChosen] = useBlobUrl();
  const [preview, setPreview] = useBlobUrl();
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const cropped = useRef<Blob | null>(null);
  const sending = useRef<{ url: Promise<string>; abort: AbortController } | null>(null);
  useEffect(() => () => sending.current?.abort.abort(), []);

  const refuse = useCallback((sentence: string) => {
    setProblem(sentence);
    announce(sentence, 'assertive');
  }, []);

  const send = (picture: Blob) => {
    sending.current?.abort.abort();
    const abort = new AbortController();
    const onProgress = (share: number) => setUpload({ state: 'sending', percent: Math.round(share * 100) });
    onProgress(0);
    const url = uploadPicture(picture, onProgress, abort.signal);
    sending.current = { url, abort };
    url.then(
      (stored) => {
        // So that it is there when the page shows it in its two sizes.
        for (const size of [32, 96]) new Image().src = avatarSource(stored, size, location.origin) ?? '';
        setUpload({ state: 'stored' });
        toastDone(profile.uploaded);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const sentence = (error instanceof Error && error.message) || profile.uploadFailed;
        sending.current = null;
        setUpload({ state: 'failed', sentence });
        toastFailed(sentence);
      },
    );
  };

  return {
    chosen,
    preview: upload.state === 'failed' ? null : preview,
    problem,
    upload,
    choose: (file: File | null | undefined) => {
      if (!file) return;
      if (!isPicture(file)) return refuse(profile.notAnImage);
      setProblem(null);
      setChosen(file);
    },
    cancelCrop: useCallback(() => setChosen(null), [setChosen]),
    /** The browser can't open what was chosen. */
    giveUp: useCallback(() => {
      setChosen(null);
      refuse(profile.unreadable);
    }, [setChosen, refuse, profile]),
    use: (picture: Blob) => {
      cropped.current = picture;
      setPreview(picture);
      setChosen(null);
      send(picture);
    },
    sendAgain: () => cropped.current && send(cropped.current),
    /** Forgets it all, for the next time. */
    reset: () => {
      sending.current?.abort.abort();
      sending.current = null;
      setChosen(null);
      setPreview(null);
      setProblem(null);
      setUpload({ state: 'none' });
    },
    /** The stored picture's address, once it is stored; undefined when there is none to wait for. Throws as the upload. */
    stored: (): Promise<string> | undefined => sending.current?.url,
  };
}

export type Picture = ReturnType<typeof usePicture>;

/** The address of a blob for as long as it is the one. */
function useBlobUrl(): [string | null, (blob: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const set = useCallback((blob: Blob | null) => setUrl(blob && URL.createObjectURL(blob)), []);
  return [url, set];
}
