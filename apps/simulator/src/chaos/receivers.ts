import { startPushService } from '@ridewire/api/testing/push-device';
import { openLine, type Line } from '@ridewire/api/testing/line';
import { startS3 } from '@ridewire/api/testing/start-s3';
import { startSmtp } from '@ridewire/api/testing/start-smtp';

/** The servers of others that the product calls: for mail, push messages and pictures. */
export interface Receivers {
  /** The product's settings that lead to them. */
  env: Record<string, string>;
  lines: Line[];
  /** An address for a device's push messages. */
  pushUrl: string;
  /** Everyone a mail has arrived for. */
  mailedTo: () => string[];
  stop(): Promise<void>;
}

/** Real servers, each behind a line that can be cut or go silent. */
export async function startReceivers(): Promise<Receivers> {
  const [smtp, push, s3] = await Promise.all([startSmtp(), startPushService(), startS3()]);
  const through = async (url: string) => {
    const line = await openLine(Number(new URL(url).port));
    return { line, url: Object.assign(new URL(url), { port: new URL(line.url).port }).href };
  };
  const [mail, pushes, pictures] = await Promise.all([smtp.url, push.url, s3.url()].map(through));
  if (!mail || !pushes || !pictures) throw new Error('A line is missing.');
  const pushUrl = new URL(pushes.url).origin;
  return {
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'mail@replay.example',
      PUSH_HOSTS: pushUrl,
      S3_URL: pictures.url,
    },
    lines: [mail.line, pushes.line, pictures.line],
    pushUrl,
    mailedTo: () => smtp.mails.flatMap(({ to }) => [to].flat().map((list) => list?.text ?? '')),
    stop: async () => {
      await Promise.all([mail, pushes, pictures].map(({ line }) => line.close()));
      await Promise.all([smtp.stop(), push.stop(), s3.stop()]);
    },
  };
}
