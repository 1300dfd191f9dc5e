export const refusals = {
  MESSAGE_NOT_FOUND: 'This message was not found.',
  MESSAGE_ANSWERED: 'Someone just answered this message.',
  ANSWERED_BY: ({ name }: { name: string }) => `${name} just answered this message.`,
  ANSWERED_BY_YOU: 'You just answered this message.',
  ANSWERED_BY_ADMIN: 'Another admin just answered this message.',
};

export const mistakes = {
  messageId: 'That isn’t a message ID.',
  messageTopic: 'Please choose a topic',
  messageState: 'The state must be open or answered.',
};

export const notifications = {
  message_received: ({ name, text }: { name: string; text: string }) => ({
    title: `Message from ${name}`,
    message: text,
  }),
};

export const notificationKinds = {
  message_received: 'Messages to answer',
};
