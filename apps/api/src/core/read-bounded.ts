/** A few places, or a route across a city. */
const MAX_BYTES = 262_144;

/** A server answered more than we read. */
export class TooMuchError extends Error {
  override name = 'TooMuchError';

  constructor() {
    super(`it answered more than ${MAX_BYTES} bytes`);
  }
}

/**
 * A server's answer, if it is no larger than expected.
 * @throws TooMuchError where it is larger; the rest isn't read
 */
export async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new TooMuchError();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
