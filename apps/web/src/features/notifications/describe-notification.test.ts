import { NotificationType } from '@ridewire/contracts';
import type { Told } from '@ridewire/contracts/texts/say-text';
import type { NotificationParams } from '@ridewire/contracts/texts/describe-notification';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../../kit/texts/spoken.ts';
import { describeNotification } from './describe-notification.ts';

type Cases = {
  [Type in NotificationType]: [params: NotificationParams<Type>, title: string, message: string][];
};

/** All that people are told. */
const TOLD: Cases = {
  trouble: [
    [
      { name: 'Nadia', role: 'rider', ride: '8c27fa', text: '' },
      'SOS alert: Nadia',
      'The rider needs help on ride #8c27fa.',
    ],
    [
      { name: 'Karim', role: 'driver', ride: '8c27fa', text: 'He won’t stop. Help!' },
      'SOS alert: Karim',
      'The driver needs help on ride #8c27fa: “He won’t stop. Help!”',
    ],
  ],
  alert_acknowledged: [[{}, 'We have your alert', 'Our team has seen your alert and is responding.']],
  driver_approved: [[{}, 'You’re approved to drive', 'Go online when you’re ready to get nearby requests.']],
  driver_suspended: [
    [
      { reason: null },
      'Your driver account is suspended',
      'You can’t go online or take rides. Contact support to find out why.',
    ],
    [
      { reason: 'Smells of durian' },
      'Your driver account is suspended',
      'You can’t go online or take rides. Write to support if this is wrong. Reason: Smells of durian',
    ],
  ],
  driver_reactivated: [
    [{}, 'You can drive again', 'Your driver account is active again. Go online when you’re ready.'],
  ],
  queue_left: [
    [
      { zone: 'Airport', reason: null },
      'You’re no longer in line at Airport',
      'Drivers no longer queue there.',
    ],
    [
      { zone: 'Airport', reason: 'No vest' },
      'You’re no longer in line at Airport',
      'Our team took you out of the line. Reason: No vest',
    ],
    [
      { zone: 'Airport', reason: null, why: 'out' },
      'You’re no longer in line at Airport',
      'You were out of the zone for more than two minutes. Go back there to line up again.',
    ],
    [
      { zone: 'Airport', reason: null, why: 'unseen' },
      'You’re no longer in line at Airport',
      'We didn’t know where you were for more than ten minutes. Turn on location to line up again.',
    ],
  ],
  quest_reached: [
    [
      { quest: 'Eid week', rides: 20, bonusCents: 5_000 },
      'You reached a quest',
      'You completed 20 rides for “Eid week”. Your bonus is $50.00.',
    ],
    [
      { quest: 'First ride', rides: 1, bonusCents: 250 },
      'You reached a quest',
      'You completed 1 ride for “First ride”. Your bonus is $2.50.',
    ],
  ],
  referral_paid: [
    [
      { isBringer: true, rides: 20, bonusCents: 5_000 },
      'You got a referral bonus',
      'A driver you brought completed 20 rides. Your bonus is $50.00.',
    ],
    [
      { isBringer: false, rides: 1, bonusCents: 2_000 },
      'You got a referral bonus',
      'You came with a referral code and completed 1 ride. Your bonus is $20.00.',
    ],
  ],
  break_over: [[{}, 'Your break is over', 'You get requests again once you end it in the app.']],
  break_ended: [[{}, 'You’re offline now', 'Your break lasted an hour. Go online when you’re ready.']],
  driver_waiting: [
    [
      { name: 'Karim Uddin' },
      'A driver is waiting for approval',
      'Karim Uddin has signed up and verified their email.',
    ],
  ],
  vehicle_waiting: [
    [{ name: 'Karim' }, 'Check Karim’s vehicle', 'Its class and seats are waiting for confirmation.'],
    [
      { name: 'Karim', plate: 'DHK-9876' },
      'Check Karim’s vehicle',
      'Its license plate is now DHK-9876. Compare it with the registration.',
    ],
    [
      { name: 'Karim', plate: 'DHK-9876', isTaken: true },
      'Check Karim’s vehicle',
      'Another driver is driving with its license plate. Search for DHK-9876 and compare both registrations.',
    ],
  ],
  document_waiting: [
    [
      { name: 'Karim', kind: 'licence' },
      'Check Karim’s documents',
      'The driver’s license is waiting for approval.',
    ],
    [
      { name: 'Karim', kind: 'registration' },
      'Check Karim’s documents',
      'The vehicle registration is waiting for approval.',
    ],
    [
      { name: 'Karim', kind: 'insurance' },
      'Check Karim’s documents',
      'The insurance is waiting for approval.',
    ],
  ],
  document_approved: [
    [
      { kind: 'licence' },
      'Your driver’s license is approved',
      'Thank you. You don’t need to do anything until it expires.',
    ],
  ],
  document_returned: [
    [
      { kind: 'registration', reason: 'The corner is cut off.' },
      'Your vehicle registration was returned',
      'The corner is cut off. Please send it again.',
    ],
    [
      { kind: 'insurance', plate: 'DHK-VAN', reason: 'It has ended.' },
      'Your insurance for DHK-VAN was returned',
      'It has ended. Please send it again.',
    ],
  ],
  ride_refunded: [
    [
      { amountCents: 1_450, destination: 'Airport. Terminal 2', reason: 'Long way round' },
      'Refund of $14.50',
      'For your ride to Airport. Terminal 2. You’ll get it back in cash. Reason: Long way round',
    ],
  ],
  factor_removed: [
    [
      {},
      'Two-step verification was turned off',
      'It was turned off for you, and you were signed out everywhere. If you didn’t ask for that, write to us.',
    ],
    [
      { passkeys: 2 },
      'Two-step verification was turned off',
      'It was turned off for you, your passkeys were removed, and you were signed out everywhere. If you didn’t ask for that, write to us.',
    ],
  ],
  passkey_added: [
    [
      { name: 'Phone' },
      'A passkey was added',
      '“Phone” can sign in to your account now. If you didn’t add it, remove it in Settings and reset your password.',
    ],
  ],
  passkey_removed: [
    [
      { name: 'Phone' },
      'A passkey was removed',
      '“Phone” can’t sign in to your account any longer. If you didn’t remove it, reset your password.',
    ],
  ],
  rides_stuck: [
    [{ count: 1, ride: 'a1b2c3' }, 'Ride #a1b2c3 is stuck', 'For over 5 minutes, and nobody is on it yet.'],
    [{ count: 3, ride: 'a1b2c3' }, '3 rides are stuck', 'For over 5 minutes, and nobody is on them yet.'],
  ],
  scheduled_requested: [
    [
      { time: '09:30', destination: 'Airport' },
      'Your 09:30 ride',
      'We’re looking for a driver for your ride to Airport.',
    ],
    [
      { time: '09:30', destination: 'Airport', lostCode: 'EID20' },
      'Your 09:30 ride',
      'We’re looking for a driver for your ride to Airport. Your promo code EID20 no longer holds, so you pay the whole fare.',
    ],
  ],
  announcement: [
    [{ id: '1', text: 'Airport Road is closed.' }, 'From the dispatch desk', 'Airport Road is closed.'],
  ],
  scheduled_moved: [
    [
      {
        ...{ day: '2026-12-02', time: '09:30', destination: 'Airport' },
        from: { day: '2026-12-01', time: '18:15' },
      },
      'Your ride is now at 09:30 on 2 December',
      'Support moved your ride to Airport from 18:15 on 1 December. If you didn’t ask for that, write to us.',
    ],
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport' },
      'Your ride is now at 09:30 on 2 December',
      'Support moved your ride to Airport. If you didn’t ask for that, write to us.',
    ],
  ],
  scheduled_changed: [
    [
      {
        ...{ day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2', destination: 'Airport' },
        ...{ parts: ['pickup', 'type', 'passenger'], toPayCents: 1_450 },
      },
      'Your 09:30 ride on 2 December was changed',
      'Support changed the pickup, the ride type and who rides. It’s now from Gulshan 2 to Airport, for $14.50. If you didn’t ask for that, write to us.',
    ],
  ],
  scheduled_canceled: [
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport' },
      'Your 09:30 ride on 2 December was canceled',
      'Support canceled your ride to Airport. If you didn’t ask for that, write to us.',
    ],
  ],
  scheduled_taken: [
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport', driver: 'Karim' },
      'Karim plans to drive you at 09:30 on 2 December',
      'To Airport. If anything changes, we’ll look for another driver in time.',
    ],
  ],
  scheduled_returned: [
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport', driver: 'Karim' },
      'Karim can’t drive you at 09:30 on 2 December',
      'We’ll look for another driver in time for your ride to Airport.',
    ],
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport' },
      'Your driver can’t drive you at 09:30 on 2 December',
      'We’ll look for another driver in time for your ride to Airport.',
    ],
  ],
  ahead_reminder: [
    [
      { day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2' },
      'You have a ride at 09:30 on 2 December',
      'From Gulshan 2. If you can’t drive it, give it back today.',
    ],
    [
      { day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2', onlineBy: '09:00' },
      'Your ride at 09:30 from Gulshan 2',
      'Go online by 09:00.',
    ],
  ],
  ahead_lost: [
    [
      { day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2', why: 'moved' },
      'Your ride at 09:30 on 2 December is no longer yours',
      'From Gulshan 2. Its time was changed. If the new time suits you, take it again.',
    ],
    [
      { day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2', why: 'desk' },
      'Your ride at 09:30 on 2 December is no longer yours',
      'From Gulshan 2. Support opened it to other drivers. If you didn’t ask for that, write to us.',
    ],
    [
      { day: '2026-12-02', time: '09:30', pickup: 'Gulshan 2', why: 'far' },
      'Your ride at 09:30 on 2 December is no longer yours',
      'From Gulshan 2. You were too far away to be there in time, so other drivers were asked.',
    ],
  ],
  series_ride: [
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport', why: 'full' },
      'No ride at 09:30 on 2 December',
      'To Airport. You had as many scheduled rides as you can have.',
    ],
    [
      { day: '2026-12-02', time: '09:30', destination: 'Airport', why: 'twice' },
      'Your 09:30 ride on 2 December is before the clocks go back',
      'To Airport. That time comes twice; your ride is at the first one.',
    ],
  ],
  scheduled_missed: [
    [
      { time: '09:30', destination: 'Airport', why: 'busy' },
      'Your 09:30 ride couldn’t be requested',
      'To Airport. You were on another ride.',
    ],
    [
      { time: '09:30', destination: 'Airport', why: 'type' },
      'Your 09:30 ride couldn’t be requested',
      'To Airport. This ride type is no longer offered.',
    ],
    [
      { time: '09:30', destination: 'Airport', why: 'blocked' },
      'Your 09:30 ride couldn’t be requested',
      'To Airport. Your account is blocked.',
    ],
    [
      { time: '09:30', destination: 'Airport', why: 'late' },
      'Your 09:30 ride couldn’t be requested',
      'To Airport. We had a problem at that time. We’re sorry.',
    ],
  ],
  scheduled_unserved: [
    [
      { time: '05:00', pickup: 'Gulshan 2' },
      'No driver took your 05:00 ride',
      'Pickup at Gulshan 2. You weren’t charged. Book again if you still need a car.',
    ],
    [
      { time: '05:00', pickup: 'Gulshan 2', isForOther: true },
      'No driver took your 05:00 ride',
      'Pickup at Gulshan 2. You weren’t charged. Please tell your passenger. Book again if you still need a car.',
    ],
  ],
  guest_unserved: [
    [
      { name: 'Rokeya', time: '05:00', pickup: 'Gulshan 2' },
      'Call Rokeya: no driver took the 05:00 ride',
      'Pickup at Gulshan 2. Book again if they still need a car.',
    ],
  ],
  guest_missed: [
    [
      { name: 'Rokeya', time: '09:30', destination: 'Airport', why: 'late' },
      'Call Rokeya: the 09:30 ride couldn’t be requested',
      'To Airport. We had a problem at that time.',
    ],
  ],
  low_rating: [
    [{ name: 'Nadia', stars: 1 }, 'Low rating', 'Nadia gave a ride 1 star'],
    [{ name: 'Nadia', stars: 2 }, 'Low rating', 'Nadia gave a ride 2 stars'],
  ],
  chat_reported: [
    [{ name: 'Nadia', reason: 'Rude' }, 'Chat reported', 'Nadia reported the chat of a ride: Rude'],
  ],
  problem_reported: [
    [{ name: 'Nadia', kind: 'fare', text: 'It took a detour' }, 'Problem: Fare', 'Nadia: It took a detour'],
  ],
  document_expiring: [
    [
      { kind: 'insurance', plate: 'DHK-VAN', days: 7 },
      'Your insurance for DHK-VAN expires in 7 days',
      'Send the new one in time, so you can still change to that vehicle.',
    ],
    [
      { kind: 'insurance', days: 30 },
      'Your insurance expires in 30 days',
      'Send the new one in time, so you can go on driving.',
    ],
    [
      { kind: 'licence', days: 1 },
      'Your driver’s license expires after tomorrow',
      'Send the new one in time, so you can go on driving.',
    ],
    [
      { kind: 'licence', days: 0 },
      'Your driver’s license expires after today',
      'Send the new one in time, so you can go on driving.',
    ],
  ],
  document_expired: [
    [
      { kind: 'insurance', plate: 'DHK-VAN' },
      'Your insurance for DHK-VAN has expired',
      'You can drive that vehicle again once we’ve approved a new one.',
    ],
    [
      { kind: 'registration' },
      'Your vehicle registration has expired',
      'You can go online again once we’ve approved a new one.',
    ],
  ],
  problem_assigned: [[{ kind: 'safety' }, 'A problem was assigned to you', 'Safety']],
  problem_answered: [[{ kind: 'conduct' }, 'Support answered you', 'About: Behavior']],
  problem_closed: [
    [{ kind: 'fare' }, 'Support closed your problem', 'About: Fare. If it isn’t solved, report it again.'],
  ],
  item_lost: [[{}, 'Your rider left something in your car', 'See what it is, and whether you have it.']],
  item_found: [[{}, 'Your driver found something in the car', 'See what it is, and whether it’s yours.']],
  item_answered: [
    [{ isLost: true, isHere: true }, 'Your driver has it', 'Support will help you two meet.'],
    [{ isLost: true, isHere: false }, 'Your driver hasn’t found it', 'Support will get back to you.'],
    [{ isLost: false, isHere: true }, 'Your rider says it’s theirs', 'Support will help you two meet.'],
    [{ isLost: false, isHere: false }, 'Your rider says it isn’t theirs', 'Support will get back to you.'],
  ],
  message_received: [[{ name: 'Nadia', text: 'Name is required' }, 'Message from Nadia', 'Name is required']],
};

const cases = NotificationType.options.flatMap((type) =>
  TOLD[type].map(([params, title, message]) => ({ type, params, told: { title, message } satisfies Told })),
);

test.each(cases)('$told.title, $told.message', ({ told, ...notification }) =>
  expect(describeNotification(notification)).toEqual(told),
);

/** Their message is what a person wrote. */
const OTHERS_WORDS = new Set<NotificationType>(['message_received', 'problem_reported', 'announcement']);

describe('in Bangla', () => {
  beforeEach(() => speak('bn'));
  afterEach(() => speak('en'));

  test.each(cases)('only SOS, names, ids and people’s words stay: $told.title, $told.message', (each) => {
    const { title, message } = describeNotification(each);
    const latin = `${title} ${message}`.match(/\w+/g) ?? [];
    const inserted = ['SOS', ...Object.values(each.params)].join(' ');
    expect(latin.filter((word) => !inserted.includes(word))).toEqual([]);
    expect(title).toMatch(/\p{Script=Bengali}/u);
    if (!OTHERS_WORDS.has(each.type)) expect(message).toMatch(/\p{Script=Bengali}/u);
  });

  test('amounts, places and reasons we know are said in Bangla', () => {
    const params = { amountCents: 1_450, destination: 'Gulshan 2 Circle, Gulshan', reason: 'Please' };
    expect(describeNotification({ type: 'ride_refunded', params })).toEqual({
      title: '$১৪.৫০ ফেরত',
      message: expect.stringMatching(/^গুলশান ২ গোলচত্বর, গুলশান .*Please$/),
    });
    const suspended = { type: 'driver_suspended', params: { reason: 'Unsafe driving' } } as const;
    expect(describeNotification(suspended).message).toMatch(/অনিরাপদভাবে গাড়ি চালানো$/);
  });

  test('what was told before there were catalogues stays as it was made', () => {
    const params = { title: 'Welcome aboard', message: 'Drive on.' };
    expect(describeNotification({ type: 'driver_approved', params })).toEqual(params);
  });
});

test('a kind of a newer release has a name, and breaks nothing', () => {
  expect(describeNotification({ type: 'weather_changed' as never, params: {} })).toEqual({
    title: 'weather changed',
    message: '',
  });
});
