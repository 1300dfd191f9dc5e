import { z } from 'zod';

const Stored = z.object({ data: z.object({ url: z.string().min(1) }) });
const Refused = z.object({ code: z.string(), message: z.string().min(1) });

export type UploadAnswer =
  | { url: string }
  /** The server's own sentence; null when it gave none. */
  | { refusal: string | null };

/** What the server said to a picture; whatever a proxy says instead is no sentence of ours. */
export function readUploadAnswer(status: number, body: string): UploadAnswer {
  const answer = parse(body);
  if (status >= 200 && status < 300) {
    const stored = Stored.safeParse(answer);
    return stored.success ? { url: stored.data.data.url } : { refusal: null };
  }
  const refused = Refused.safeParse(answer);
  return { refusal: refused.success ? refused.data.message : null };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
