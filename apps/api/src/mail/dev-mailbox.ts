import type { MailTransport, OutgoingMail } from './mail-transport.ts';

/** How many mails are kept. */
const KEPT = 100;

export interface KeptMail extends Omit<OutgoingMail, 'attachments'> {
  /** Counts up from 1. */
  id: number;
  /** ISO 8601. */
  at: string;
  /** The six digits on a line of their own. */
  code: string | null;
  /** The names of the files in it. */
  files: string[];
}

/** Takes mails that must not be delivered: keeps the last hundred in memory and logs one line for each. */
export class DevMailbox implements MailTransport {
  readonly #url: string;
  readonly #say: (line: string) => void;
  #mails: KeptMail[] = [];
  #count = 0;

  constructor(url: string, say: (line: string) => void) {
    this.#url = url;
    this.#say = say;
  }

  send({ attachments = [], ...mail }: OutgoingMail): Promise<void> {
    const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? null;
    const files = attachments.map(({ filename }) => filename);
    this.#mails.unshift({ id: ++this.#count, at: new Date().toISOString(), ...mail, code, files });
    this.#mails.length = Math.min(this.#mails.length, KEPT);
    this.#say(`mail to ${mail.to}: ${mail.subject}${code ? ` is ${code}` : ''} (${this.#url})`);
    return Promise.resolve();
  }

  /** Newest first. @param to only those to this address, compared without case */
  list(to?: string): KeptMail[] {
    return this.#mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase());
  }

  find(id: number): KeptMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  close(): void {
    this.#mails = [];
  }
}
