export const refusals = {
  PUSH_REFUSED: 'We can’t send notifications through this browser’s push service.',
};

export const mistakes = {
  notificationId: 'That isn’t a notification ID.',
  notificationType: 'That isn’t a kind of notification.',
  notificationKind: 'You can’t choose that kind of notification.',
  notificationWhere: 'Choose the bell or the system.',
  notificationWanted: 'Say whether you want it.',
  notInBell: 'The bell doesn’t show that.',
  pushAddress: 'That isn’t the address of a push service.',
  pushKeys: 'The browser’s keys for notifications aren’t valid.',
  readWhich: 'Say which notifications were read.',
  readMany: ({ max }: { max: number }) => `Mark at most ${max} notifications at once.`,
  readWhichOrAll: 'Say which notifications were read, or that all were.',
};
