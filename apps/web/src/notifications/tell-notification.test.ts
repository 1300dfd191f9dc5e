import { NotificationType } from '@ridewire/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../texts/spoken.ts';
import { tellNotification } from './tell-notification.ts';

/** All that the server tells people; names, figures and people's words stand in braces. */
const TOLD: Record<NotificationType, [title: string, message: string][]> = {
  trouble: [
    ['Emergency: {Nadia}', 'The {rider} asks for help on ride #{8c27fa}{.}'],
    ['Emergency: {Karim}', 'The {driver} asks for help on ride #{8c27fa}: “{He won’t stop. Help!}”'],
  ],
  alert_acknowledged: [['Help knows', 'Our team has seen your alert and is taking care of it.']],
  driver_approved: [
    ['You’re approved to drive', 'Go online when you are ready. Requests near you then come to your screen.'],
  ],
  driver_suspended: [
    ['Your driver account is suspended', 'You can’t go online or take rides. Support can tell you why.'],
  ],
  driver_reactivated: [
    ['You can drive again', 'Your driver account is active again. Go online when you are ready.'],
  ],
  driver_waiting: [
    ['A driver is waiting for approval', '{Karim Uddin} has signed up and verified the email address.'],
  ],
  document_waiting: [
    ['Documents of {Karim} to check', 'The {driver’s license} waits for your approval.'],
    ['Documents of {Karim} to check', 'The {vehicle registration} waits for your approval.'],
    ['Documents of {Karim} to check', 'The {insurance} waits for your approval.'],
  ],
  document_approved: [
    ['Your {driver’s license} is approved', 'Thank you. Nothing more is needed for it until it expires.'],
  ],
  document_returned: [
    ['Your {vehicle registration} was returned', '{The corner is cut off.} Please send it again.'],
  ],
  ride_refunded: [
    [
      'Refund of ${14.50}',
      'For your ride to {Airport. Terminal 2}. It is paid back in cash. Reason: {Please send it again.}',
    ],
  ],
  message_received: [['Message from {Nadia}', '{Name is required}']],
};

const cases = NotificationType.options.flatMap((type) =>
  TOLD[type].map(([title, message]) => ({ type, title, message })),
);
const fill = (sentence: string) => sentence.replace(/[{}]/g, '');
const filled = ({ type, title, message }: (typeof cases)[number]) => ({
  type,
  title: fill(title),
  message: fill(message),
});

const server = Object.values(
  import.meta.glob<string>(['../../../api/src/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

test.each(cases)('the server says so: $title, $message', ({ title, message }) => {
  const fixed = `${title}{}${message}`.split(/\{[^}]*\}/).filter(Boolean);
  expect(fixed.filter((words) => !server.includes(words))).toEqual([]);
});

test.each(cases)('in English it stays as it was made: $title', (told) => {
  const { title, message } = filled(told);
  expect(tellNotification(filled(told))).toEqual({ title, message });
});

describe('in Bangla', () => {
  beforeEach(() => speak('bn'));
  afterEach(() => speak('en'));

  test.each(cases)('only names, ids and people’s words stay: $title, $message', (told) => {
    const said = tellNotification(filled(told));
    const inserted = [...`${told.title}${told.message}`.matchAll(/\{([^}]*)\}/g)].flatMap(
      ([, words = '']) => words.match(/\w+/g) ?? [],
    );
    const latin = `${said.title} ${said.message}`.match(/\w+/g) ?? [];
    expect(latin.filter((word) => !inserted.includes(word))).toEqual([]);
    expect(said.title).toMatch(/\p{Script=Bengali}/u);
    if (told.type !== 'message_received') expect(said.message).toMatch(/\p{Script=Bengali}/u);
  });

  test('people’s own words stay, also where they are a sentence of ours', () => {
    expect(tellNotification({ type: 'message_received', title: '', message: 'Name is required' })).toEqual({
      title: '',
      message: 'Name is required',
    });
    const [refund] = cases.filter(({ type }) => type === 'ride_refunded');
    expect(refund && tellNotification(filled(refund))).toEqual({
      title: '$১৪.৫০ ফেরত',
      message: expect.stringMatching(/^Airport\. Terminal 2 .*Please send it again\.$/),
    });
  });

  test('what was told before the words were others stays as it was made', () => {
    const old = { type: 'driver_approved', title: 'Welcome aboard', message: 'Drive on.' } as const;
    expect(tellNotification(old)).toEqual({ title: 'Welcome aboard', message: 'Drive on.' });
  });
});
