export const refusals = {
  CHAT_CLOSED: 'This chat closed an hour after the ride.',
};

export const mistakes = {
  quickReply: 'There is no such quick reply.',
  textOrQuick: 'Send either a text or a quick reply.',
};

export const notifications = {
  chat_reported: ({ name, reason }: { name: string; reason: string }) => ({
    title: 'Chat reported',
    message: `${name} reported the chat of a ride: ${reason}`,
  }),
};

export const notificationKinds = {
  chat: 'Chat messages',
  chat_reported: 'Reported chats',
};
