import type { MessageTopic } from '@ridewire/contracts';

/** In the order of the list. */
const topics: Record<MessageTopic, string> = {
  general: 'General question',
  ride: 'A ride',
  lost_item: 'Something left in a car',
  payment: 'Fares and payments',
  account: 'My account',
  driving: 'Driving with Ridewire',
  plans: 'Plans',
  business: 'Business',
  press: 'Press',
  safety: 'Safety',
};

/** Words of the form by which people write to us, and of the other ways to reach us. */
export default {
  name: 'Name',
  email: 'Email',
  topic: 'Topic',
  topics,
  message: 'Message',
  atMost: (max: string) => `Up to ${max} characters`,
  letters: (count: string, max: string) => `${count} of ${max} characters`,
  send: 'Send message',
  sending: 'Sending...',
  nameMissing: 'Name is required',
  emailInvalid: 'Please enter a valid email address',
  messageMissing: 'Message is required',
  messageLong: (max: string) => `Message must be at most ${max} characters.`,
  unreachable: 'We can’t reach the server. Your message is still here: try again, or send an email.',
  sent: 'Message sent.',
  sentHint: (email: string) => `We read every message and will reply to ${email}.`,
  another: 'Write another message',
  withoutScript: (email: string, phone: string) =>
    `This form needs JavaScript, which is turned off. Write to ${email} or call ${phone}.`,

  reachUs: 'Other ways to reach us',
  office: 'Office',
  officeLines: ['Gulshan Avenue', 'Dhaka 1212', 'Bangladesh'],
  phone: 'Phone',
  support: 'Support',
  hours: 'Business hours',
  days: { workdays: 'Sunday to Thursday', weekend: 'Friday and Saturday' },
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  cityTime: 'Dhaka time',
};
