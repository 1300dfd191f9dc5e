import type { ErrorCode } from '@ridewire/contracts';

/** Whether it is a code of our server, by its form: a page needs no list of them all, and a later server has more. */
export const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(code);
