import type { DeliveryProblem, DeliveryState, PausedWhy } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

const states: Record<DeliveryState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};
const pausedWhy: Record<PausedWhy, string> = {
  admin: 'Paused',
  failing: 'Paused: nothing arrived for three days',
  gone: 'Paused: its receiver is gone',
};
const problems: Record<DeliveryProblem, string> = {
  unknown_host: 'no such host',
  inner_address: 'an address inside a network',
  no_connection: 'no connection',
  bad_certificate: 'no valid certificate',
  no_answer: 'no answer in 10 seconds',
  redirect: 'a redirect, which isn’t followed',
  status: 'not a 2xx answer',
};

export const webhooks = {
  title: 'Webhooks',
  hint: 'Programs at these addresses hear what happens to rides, signed and in order.',
  guide: 'API guide',
  list: 'Webhooks',
  none: 'No webhooks yet.',
  loadFailed: (why: string) => `Failed to load the webhooks: ${why} We’ll keep trying.`,
  open: 'Open the webhooks',

  add: 'Add a webhook',
  addTitle: 'New webhook',
  editTitle: 'Edit the webhook',
  url: 'Address',
  urlHint: 'HTTPS, on the public internet.',
  events: 'Events',
  allEvents: 'All events',
  someEvents: 'Only these',
  eventsMissing: 'Choose at least one.',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save the webhook',
  cancel: 'Cancel',

  secretTitle: 'Copy the secret now',
  secret: 'The secret that signs its events',
  newSecret: 'New secret',
  secretFailed: 'Failed to make a new secret',
  secretAsk: 'Make a new secret?',
  secretText: 'The present one goes on signing for a day, so you have time to switch.',
  confirmSecret: 'Make it',

  active: 'Active',
  failing: 'Failing',
  pausedWhy,
  countEvents: (count: string, isOne: boolean) => `${count} ${isOne ? 'kind' : 'kinds'} of events`,
  waiting: (count: string) => `${count} waiting`,
  failedCount: (count: string) => `${count} failed`,
  lastDelivered: 'Last delivered',
  never: 'Never delivered',

  deliveries: 'Deliveries',
  deliveriesOf: (host: string) => `Deliveries to ${host}`,
  test: 'Send a test',
  testOf: (host: string) => `Send a test to ${host}`,
  testing: 'Sending…',
  tested: (status: string, took: string) => `It answered ${status} after ${took} ms.`,
  testFailed: (why: string) => `The test failed: ${why}.`,
  testNotSent: 'Failed to send a test',
  more: (host: string) => `More for ${host}`,
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Remove',
  removeAsk: (host: string) => `Remove the webhook to ${host}?`,
  removeText: 'It gets no more events, and waiting ones are dropped. This can’t be undone.',
  keep: 'Keep it',
  changeFailed: 'Failed to change the webhook',
  paused: (host: string) => `The webhook to ${host} is paused.`,
  resumed: (host: string) => `The webhook to ${host} is active again.`,
  removed: (host: string) => `The webhook to ${host} is removed.`,
};

export const deliveries = {
  state: 'State',
  allStates: 'All',
  states,
  problems,
  again: 'Sent again',
  tries: (count: string, isOne: boolean) => `${count} ${isOne ? 'try' : 'tries'}`,
  took: (ms: string) => `${ms} ms`,
  next: 'next',
  sendAgain: 'Send again',
  sendAgainOf: (what: string) => `Send again: ${what}`,
  sending: 'It’s on its way.',
  sendFailed: 'Failed to send it again',
  list: 'Deliveries',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'delivery' : 'deliveries'}`,
  empty: 'No deliveries here in the last 30 days.',
  loadFailed: (why: string) => `Failed to load the deliveries: ${why}`,
};

export const [useWebhooksTexts] = defineTexts('webhooks', webhooks);
export const [useDeliveriesTexts] = defineTexts('deliveries', deliveries);
