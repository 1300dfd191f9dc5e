import { expect, it } from 'vitest';
import { readUploadAnswer } from './read-upload-answer.ts';

it('finds the picture’s address', () => {
  const body = JSON.stringify({ success: true, message: 'x', data: { url: '/media/avatars/a/512.webp' } });
  expect(readUploadAnswer(200, body)).toEqual({ url: '/media/avatars/a/512.webp' });
  expect(readUploadAnswer(201, body)).toEqual({ url: '/media/avatars/a/512.webp' });
});

it('says a refusal in the server’s words, and nothing that a proxy says', () => {
  const message = 'Choose an image up to 5 MB and 40 megapixels.';
  const body = JSON.stringify({ success: false, message, error: message, code: 'IMAGE_TOO_LARGE' });
  expect(readUploadAnswer(413, body)).toEqual({ refusal: message });
  expect(readUploadAnswer(502, '<html>Bad Gateway</html>')).toEqual({ refusal: null });
  expect(readUploadAnswer(500, '{"message":"ECONNREFUSED"}')).toEqual({ refusal: null });
  expect(readUploadAnswer(200, '<html></html>')).toEqual({ refusal: null });
  expect(readUploadAnswer(200, '{"data":{"url":""}}')).toEqual({ refusal: null });
});
