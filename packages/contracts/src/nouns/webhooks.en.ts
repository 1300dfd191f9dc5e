export const refusals = {
  WEBHOOK_NOT_FOUND: 'This webhook was not found.',
  WEBHOOKS_FULL: 'You’ve reached the webhooks limit. Remove one first.',
  WEBHOOK_INSIDE: 'A webhook can’t lead to an address inside a network.',
  DELIVERY_NOT_FOUND: 'This delivery was not found.',
  DELIVERY_PENDING: 'This event still waits to be delivered.',
  EVENTS_AHEAD: 'This event isn’t in the log.',
  EVENTS_END_AT: ({ newest }: { newest: string }) =>
    `The log of events ends at ${newest}. It may have been restored from a backup: go on from there, and read your rides again.`,
  DELIVERY_JUST_SENT: 'This event was sent again just now.',
};

export const mistakes = {
  webhookId: 'A webhook’s ID must be a UUID.',
  webhookUrl: 'Enter an address that begins with https://, without a name or password in it.',
  webhookTypes: 'Choose from the events in the documentation.',
  deliveryId: 'That isn’t a delivery’s ID.',
  deliveryState: 'The state must be pending, delivered or failed.',
  eventAfter: 'Give the ID of the last event that you read.',
};
