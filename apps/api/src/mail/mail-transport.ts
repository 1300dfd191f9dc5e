/** A file in a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}

export interface MailTransport {
  /**
   * @throws MailError when it could not be sent now
   * @throws MailRefused when there is no such recipient
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Could not be sent now. The message tells why, without anything of the mail or the server's credentials. */
export class MailError extends Error {
  override name = 'MailError';
}

/** Trying again would not help. */
export class MailRefused extends MailError {
  override name = 'MailRefused';
}
