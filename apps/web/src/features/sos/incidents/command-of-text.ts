/** Words sent, whose outcome may not be known: the answer was lost on its way. */
export interface SentText {
  text: string;
  commandId: string;
}

/**
 * The command that sends these words. The same words again are the same command, whichever press arrived; others are another
 * one, since the server refuses a command that says something else the second time.
 */
export const commandOfText = (
  last: SentText | null,
  text: string,
  newId: () => string = () => crypto.randomUUID(),
): SentText => (last?.text === text ? last : { text, commandId: newId() });
