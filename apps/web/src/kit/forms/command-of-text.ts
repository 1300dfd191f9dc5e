/** Sent words with a possibly unknown outcome: the answer was lost. */
export interface SentText {
  text: string;
  commandId: string;
}

/**
 * The command that sends these words. The same words again are the same command, whichever press arrived; others are
 * another one, since the server refuses a repeated command with other content.
 */
export const commandOfText = (
  last: SentText | null,
  text: string,
  newId: () => string = () => crypto.randomUUID(),
): SentText => (last?.text === text ? last : { text, commandId: newId() });
