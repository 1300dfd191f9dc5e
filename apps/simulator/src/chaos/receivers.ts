import { decryptPush, makeDeviceKeys, startPushService } from '@ridewire/api/testing/push-device';
import { openLine, type Line } from '@ridewire/api/testing/line';
import { startS3 } from '@ridewire/api/testing/start-s3';
import { startSmtp } from '@ridewire/api/testing/start-smtp';

/** The servers of others that the product calls: for mail, push messages and pictures. */
export interface Receivers {
  /** The product's settings that lead to them. */
  env: Record<string, string>;
  lines: Line[];
  /** Makes a device for this person's push messages. @returns what its browser tells the product */
  addDevice: (userId: string) => { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The tags of the push messages that reached this person's device. */
  pushedTo: (userId: string) => string[];
  /** How many mails have arrived for this address. */
  mailsTo: (email: string) => number;
  stop(): Promise<void>;
}

/** Real servers, each behind a line that can be cut, go silent or drip. */
export async function startReceivers(): Promise<Receivers> {
  const [smtp, push, s3] = await Promise.all([startSmtp(), startPushService(), startS3()]);
  const through = async (url: string) => {
    const line = await openLine(Number(new URL(url).port));
    return { line, url: Object.assign(new URL(url), { port: new URL(line.url).port }).href };
  };
  const [mail, pushes, pictures] = await Promise.all([smtp.url, push.url, s3.url()].map(through));
  if (!mail || !pushes || !pictures) throw new Error('A line is missing.');
  const pushUrl = new URL(pushes.url).origin;
  const devices = new Map<string, ReturnType<typeof makeDeviceKeys>>();
  // Each is decrypted once: this process also is the push service, and must not keep it from answering.
  const tags = new Map<Buffer, string>();
  const tagOf = (body: Buffer, device: ReturnType<typeof makeDeviceKeys>): string => {
    const tag = tags.get(body) ?? decryptPush(body, device).tag;
    tags.set(body, tag);
    return tag;
  };
  return {
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'mail@replay.example',
      PUSH_HOSTS: pushUrl,
      S3_URL: pictures.url,
    },
    lines: [mail.line, pushes.line, pictures.line],
    addDevice: (userId) => {
      const device = makeDeviceKeys();
      devices.set(userId, device);
      return { endpoint: `${pushUrl}/${userId}`, keys: device.keys };
    },
    pushedTo: (userId) => {
      const device = devices.get(userId);
      return device ? push.at(`/${userId}`).map(({ body }) => tagOf(body, device)) : [];
    },
    mailsTo: (email) =>
      smtp.mails.filter(({ to }) => [to].flat().some((list) => list?.text.includes(email))).length,
    stop: async () => {
      await Promise.all([mail, pushes, pictures].map(({ line }) => line.close()));
      await Promise.all([smtp.stop(), push.stop(), s3.stop()]);
    },
  };
}
