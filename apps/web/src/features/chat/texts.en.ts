import type { QuickReply } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const quick: Record<QuickReply, string> = {
  at_pickup: 'I’m at the pickup',
  coming: 'Coming in 2 minutes',
  where_are_you: 'Where are you?',
  here: 'I’m here',
  in_traffic: 'Stuck in traffic, a few minutes more',
  cant_find_you: 'I can’t find you',
  thanks: 'Thank you',
};

/** What a rider and a driver write to each other. */
export const chat = {
  open: (name: string) => `Message ${name}`,
  openUnread: (name: string, count: string) => `Message ${name}, ${count} unread`,
  title: (name: string) => `Chat with ${name}`,
  hint: 'The chat closes an hour after the ride.',
  closed: 'This chat is closed.',
  loading: 'Loading the chat…',
  write: 'Message',
  send: 'Send',
  quick,
  sending: 'Sending…',
  notSent: 'Your message wasn’t sent.',
  sendAgain: 'Not sent. Try again',
  readAt: 'Read',
  you: 'You',
  news: (name: string, text: string) => `${name}: ${text}`,
  reply: 'Reply',
  report: 'Report this chat',
  reportOf: (name: string) => `Report the chat with ${name}`,
  reportWhy: 'What is wrong?',
  reportSeen: 'Our team will read this chat.',
  reportSend: 'Report',
  reportMissing: 'Say what is wrong.',
  reported: 'Reported. Our team will read this chat.',
  reportFailed: 'Failed to report this chat',
  reportedTitle: 'Chat',
  reportedWith: (name: string) => `With ${name}`,
  reportedBy: { rider: 'Reported by the rider', driver: 'Reported by the driver' },
  sides: { rider: 'Rider', driver: 'Driver' },
  noMessages: 'Nothing was written.',
};

export const [useChatTexts] = defineTexts('chat', chat);
