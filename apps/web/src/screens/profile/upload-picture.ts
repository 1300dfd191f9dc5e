import { readUploadAnswer } from './read-upload-answer.ts';

/** The server's sentence as its message; empty when it gave none. */
export class UploadRefused extends Error {}

/**
 * Sends a picture to the server.
 * @param onProgress with the share that is sent, 0 to 1
 * @returns the stored picture's address
 * @throws UploadRefused, also when the server can't be reached; AbortError when `signal` ends it
 */
export function uploadPicture(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  // fetch does not tell how far it is.
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
