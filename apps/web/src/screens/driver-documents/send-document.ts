import type { UploadDocumentInput } from '@ridewire/contracts';
import { readUploadAnswer } from '../profile/read-upload-answer.ts';

/** The server's sentence as its message; empty when it gave none. */
export class SendRefused extends Error {}

/**
 * Sends a document to the server. What becomes of it comes with the live view.
 * @param onProgress with the share that is sent, 0 to 1
 * @throws SendRefused, also when the server can't be reached; AbortError when `signal` ends it
 */
export function sendDocument(
  { kind, expiresOn, file }: UploadDocumentInput & { file: File },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // fetch does not tell how far it is.
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('expiresOn', expiresOn);
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
