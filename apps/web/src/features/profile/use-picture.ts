import { announce } from '@ridewire/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { avatarSource } from '../../kit/avatar/avatar-source.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { isPicture } from './is-picture.ts';
import { useProfileTexts } from './texts.en.ts';
import { readUploadAnswer } from '../../kit/files/read-upload-answer.ts';

type Upload =
  | { state: 'none' }
  | { state: 'sending'; percent: number }
  | { state: 'stored' }
  | { state: 'failed'; sentence: string };

/** A new picture on its way: chosen, cropped, sent. */
export function usePicture() {
  const profile = useProfileTexts();
  /** The chosen file before the crop, and the cropped result. Addresses of blobs in this page. */
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
        // Preloads the two sizes the page shows.
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
    /** The browser can't open the chosen file. */
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

/** A blob's address for as long as it is the current one. */
function useBlobUrl(): [string | null, (blob: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const set = useCallback((blob: Blob | null) => setUrl(blob && URL.createObjectURL(blob)), []);
  return [url, set];
}

/** The server's sentence as its message; empty when it gave none. */
class UploadRefused extends Error {}

/**
 * Sends a picture to the server.
 * @param onProgress called with the sent share, 0 to 1
 * @returns the stored picture's address
 * @throws UploadRefused, also when the server can't be reached; AbortError when `signal` ends it
 */
function uploadPicture(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  // fetch does not report progress.
  const request = new XMLHttpRequest();
  return new Promise<string>((resolve, reject) => {
    const form = new FormData();
    form.append('image', picture, picture.type === 'image/webp' ? 'picture.webp' : 'picture.jpg');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = readUploadAnswer(request.status, request.responseText);
      if ('url' in answer) resolve(answer.url);
      else reject(new UploadRefused(answer.refusal ?? ''));
    });
    request.addEventListener('error', () => reject(new UploadRefused()));
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/uploads/avatar');
    request.send(form);
  });
}
