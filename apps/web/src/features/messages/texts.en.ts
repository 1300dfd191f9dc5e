import type { MessageState, MessageTopic } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

const topics: Record<MessageTopic, string> = {
  general: 'General question',
  ride: 'A ride',
  lost_item: 'Lost item',
  payment: 'Fares and payments',
  account: 'Account',
  driving: 'Driving',
  plans: 'Plans',
  business: 'Business',
  press: 'Press',
  safety: 'Safety',
};

const states: Record<MessageState, string> = { open: 'Open', answered: 'Answered' };

/** The messages from the contact form, as admins read and answer them. */
export const messages = {
  title,
  list: 'Messages',
  openCount: (count: string, isOne: boolean) => `${count} open ${isOne ? 'message' : 'messages'}`,
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'message' : 'messages'}`,
  search: 'Search by name, email or words',
  state: 'State',
  allStates: 'All',
  states,
  topics,
  empty: 'No messages found.',
  loadFailed: (why: string) => `Failed to load messages: ${why}`,

  message: 'Message',
  messageOf: (name: string) => `Message from ${name}`,
  back: 'Back',
  backToMessages: 'Back to messages',
  notFound: 'This message was not found.',
  detailFailed: 'Failed to load the message.',
  from: 'From',
  email: 'Email',
  topic: 'Topic',
  account: 'Account',
  visitor: 'Not signed in',
  received: 'Received',

  answer: 'Your answer',
  answerHint: (email: string) => `We’ll email it to ${email}. You can’t change it later.`,
  answerMissing: 'Answer is required',
  answerLong: (max: string) => `Answer must be at most ${max} characters.`,
  send: 'Send answer',
  sending: 'Sending...',
  sent: 'Answer sent',
  sendFailed: 'Failed to send the answer. Your text is still here.',
  answered: 'Answer',
  answeredBy: (name: string) => `${name} answered`,
  removedAdmin: 'A removed admin',
  meanwhile: 'Someone else just answered. Yours wasn’t sent; you can still copy it.',
  discard: 'Discard mine',
};

export const [useMessagesTexts] = defineTexts('messages', messages);
