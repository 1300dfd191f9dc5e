import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { deskRoles } from '@ridewire/contracts/texts/en/desk-roles';
import { documentNames } from '@ridewire/contracts/texts/en/document-names';
import { missedBecause, noRideBecause } from '@ridewire/contracts/texts/en/missed-because';
import { sayMoney } from '@ridewire/contracts/texts/en/money';
import { sayParts } from '@ridewire/contracts/texts/en/scheduled-parts';
import type { LetterTexts, LetterWords } from './letter.ts';
import { writeDate, writeDay, writeTime } from './write-moment.ts';

const lasting = ({ code, minutes }: { code: string; minutes: number }) => ({
  preheader: `${code} works for ${minutes} minutes.`,
  once: `It works once, for ${minutes} minutes.`,
});

const momentOf = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  `on ${writeDay(at, timeZone, 'en')} at ${writeTime(at, timeZone, 'en')}`;

const NOT_YOU = 'If that wasn’t you, reset your password now and write to us.';

/** Of a rider’s repeating rides. */
const whileBlocked = 'While your account is blocked, you won’t get an email for each day without a ride.';

export const EN: LetterTexts = {
  verify_code: (params) => ({
    subject: 'Your Ridewire code',
    preheader: lasting(params).preheader,
    heading: 'Confirm your email',
    paragraphs: ['Enter this code to confirm your email.', lasting(params).once],
    footnote:
      'If you didn’t sign up, ignore this email. Nobody can use the account without the code; it’s removed after a day.',
  }),
  reset_code: (params) => ({
    subject: 'Your password reset code',
    preheader: lasting(params).preheader,
    heading: 'Choose a new password',
    paragraphs: ['Enter this code to choose a new password.', lasting(params).once],
    footnote:
      'If you didn’t ask for it, ignore this email: your password won’t change. Never give the code to anyone.',
  }),
  password_reset: (moment) => ({
    subject: 'Your password was reset',
    preheader: 'If that wasn’t you, reset it again now.',
    paragraphs: [
      `Your password was reset ${momentOf(moment)}.`,
      moment.passkeys > 0
        ? 'All devices were signed out. Sign in with the new password. Your passkeys still work: remove any you don’t know in Settings.'
        : 'All devices were signed out. Sign in with the new password.',
    ],
    label: 'Sign in',
    footnote:
      'If that wasn’t you, someone may be able to read your email. Change your email password, then reset this one again.',
  }),
  factor_on: (moment) => ({
    subject: 'Two-step verification is on',
    preheader: 'Signing in now asks for a code too.',
    paragraphs: [
      `Two-step verification was turned on ${momentOf(moment)}.`,
      'Signing in now asks for a code from your authenticator app. Keep your recovery codes where you’ll find them without your phone.',
    ],
    label: 'Open Settings',
    footnote: NOT_YOU,
  }),
  factor_off: (moment) => ({
    subject: 'Two-step verification is off',
    preheader: 'Signing in asks for your password only.',
    paragraphs: [
      `Two-step verification was turned off ${momentOf(moment)}.`,
      'Signing in now asks for your password only.',
    ],
    label: 'Open Settings',
    footnote: NOT_YOU,
  }),
  factor_removed: (moment) => ({
    subject: 'Two-step verification was turned off',
    preheader: 'It was turned off for you.',
    paragraphs: [
      moment.passkeys > 0
        ? `Your two-step verification was turned off for you ${momentOf(moment)}. Your passkeys were removed, and you were signed out on all devices.`
        : `Your two-step verification was turned off for you ${momentOf(moment)}, and you were signed out on all devices.`,
      'You can sign in with your password, and turn it on again in Settings.',
    ],
    label: 'Contact support',
    footnote:
      'If you didn’t ask for that, reset your password and write to us: someone may have pretended to be you.',
  }),
  factor_recovered: (moment) => ({
    subject: 'A recovery code was used',
    preheader: 'Someone signed in with one of your recovery codes.',
    paragraphs: [
      `One of your recovery codes was used to sign in ${momentOf(moment)}. It won’t work again.`,
      'If you lost your phone, turn two-step verification off in Settings and set it up on the new one.',
    ],
    label: 'Open Settings',
    footnote: NOT_YOU,
  }),
  factor_renewed: (moment) => ({
    subject: 'You have new recovery codes',
    preheader: 'The old ones no longer work.',
    paragraphs: [`New recovery codes were made ${momentOf(moment)}.`, 'The old ones no longer work.'],
    label: 'Open Settings',
    footnote: NOT_YOU,
  }),
  factor_missed: (moment) => ({
    subject: 'Someone entered your password',
    preheader: 'They didn’t finish, so they didn’t get in.',
    paragraphs: [
      `Someone started to sign in with your password but didn’t finish, so they didn’t get in. We noticed ${momentOf(moment)}.`,
      'If it was you, there’s nothing to do. If it wasn’t, someone knows your password: choose a new one.',
    ],
    label: 'Choose a new password',
    footnote: 'You’re getting this email because signing in to your account takes more than the password.',
  }),
  passkey_added: (moment) => ({
    subject: 'A passkey was added',
    preheader: 'It signs in to your account without a password.',
    paragraphs: [
      `The passkey “${moment.passkey}” was added to your account ${momentOf(moment)}.`,
      'It signs in without a password or a code.',
    ],
    label: 'Open Settings',
    footnote: 'If that wasn’t you, remove it in Settings, reset your password and write to us.',
  }),
  passkey_removed: (moment) => ({
    subject: 'A passkey was removed',
    preheader: 'It no longer signs in to your account.',
    paragraphs: [
      `The passkey “${moment.passkey}” was removed from your account ${momentOf(moment)}.`,
      'It no longer signs in. Devices that are signed in stay signed in: see them in Settings.',
    ],
    label: 'Open Settings',
    footnote: NOT_YOU,
  }),
  receipt: ({ paidAt, amountCents, timeZone }) => ({
    subject: 'Your Ridewire receipt',
    preheader: `Your ride on ${writeDay(paidAt, timeZone, 'en')}.`,
    paragraphs: [
      `Here’s the receipt for your ride on ${writeDay(paidAt, timeZone, 'en')}: ${sayMoney(amountCents)}.`,
      'It’s attached as a PDF.',
    ],
    label: 'Open the receipt',
    footnote: 'You’re getting this email because you asked for this receipt.',
  }),
  scheduled_moved: ({ destination, pickupAt, movedFrom, timeZone }) => {
    const when = (at: Date) => `${writeTime(at, timeZone, 'en')} on ${writeDay(at, timeZone, 'en')}`;
    return {
      subject: 'Your scheduled ride has a new time',
      preheader: `Now at ${when(pickupAt)}.`,
      paragraphs: [
        `Support moved your ride to ${destination}.`,
        `It was planned for ${when(movedFrom)}, and is now at ${when(pickupAt)}.`,
      ],
      label: 'Open your rides',
      footnote: 'If you didn’t ask for that, change the time there, or write to us.',
    };
  },
  scheduled_changed: ({ pickup, destination, pickupAt, toPayCents, parts, timeZone }) => {
    const when = `${writeTime(pickupAt, timeZone, 'en')} on ${writeDay(pickupAt, timeZone, 'en')}`;
    return {
      subject: 'Your scheduled ride was changed',
      preheader: `It’s at ${when}.`,
      paragraphs: [
        `Support changed ${sayParts(parts)} of your scheduled ride.`,
        `It’s now at ${when}, from ${pickup} to ${destination}, for ${sayMoney(toPayCents)}.`,
      ],
      label: 'Open your rides',
      footnote: 'If you didn’t ask for that, change the ride there, or write to us.',
    };
  },
  scheduled_canceled: ({ destination, pickupAt, timeZone }) => ({
    subject: 'Your scheduled ride was canceled',
    preheader: 'We won’t look for a driver.',
    paragraphs: [
      `Support canceled your ride to ${destination}, planned for ${writeTime(pickupAt, timeZone, 'en')} on ${writeDay(pickupAt, timeZone, 'en')}.`,
    ],
    label: 'Write to us',
    footnote: 'If you didn’t ask for that, write to us.',
  }),
  scheduled_unserved: ({ pickup, destination, pickupAt, timeZone, isForOther }) => ({
    subject: 'No driver took your scheduled ride',
    preheader: 'You weren’t charged. You can book again.',
    paragraphs: [
      `No driver was free for your ride from ${pickup} to ${destination}, planned for ${writeTime(pickupAt, timeZone, 'en')} on ${writeDay(pickupAt, timeZone, 'en')}. You weren’t charged.`,
      `If you still need a car, book again.${isForOther ? ' Please tell your passenger.' : ''}`,
    ],
    label: 'Open the ride',
    footnote: 'You’re getting this email because this ride was scheduled for your account.',
  }),
  scheduled_missed: ({ pickup, destination, pickupAt, timeZone, why, isForOther, isOfSeries }) => ({
    subject: 'Your scheduled ride couldn’t be requested',
    preheader: 'You weren’t charged.',
    paragraphs: [
      `Your ride from ${pickup} to ${destination}, planned for ${writeTime(pickupAt, timeZone, 'en')} on ${writeDay(pickupAt, timeZone, 'en')}, couldn’t be requested. ${missedBecause[why]} You weren’t charged.`,
      ...(why === 'blocked' && isOfSeries ? [whileBlocked] : []),
      ...(why === 'blocked' ? [] : ['If you still need a car, book again.']),
      ...(isForOther ? ['Please tell your passenger.'] : []),
    ],
    label: why === 'blocked' ? 'Write to us' : 'Book a ride',
    footnote: 'You’re getting this email because this ride was scheduled for your account.',
  }),
  series_day: ({ day, time, destination, why }) => ({
    subject: 'A day without your repeating ride',
    preheader: `There’s no ride on ${writeDate(day, 'en')}.`,
    paragraphs: [
      `No ride to ${destination} was scheduled at ${time} on ${writeDate(day, 'en')}. ${noRideBecause[why]}`,
      ...(why === 'blocked' ? [whileBlocked] : []),
    ],
    label: why === 'blocked' ? 'Write to us' : 'Open your rides',
    footnote: 'You’re getting this email because this ride repeats for your account.',
  }),
  driver_approved: () => ({
    subject: 'You’re approved to drive',
    preheader: 'Go online to start getting requests.',
    paragraphs: ['Your driver account was approved.', 'Go online to start getting requests.'],
    label: 'Open your dashboard',
    footnote: 'You’re getting this email because you signed up as a driver.',
  }),
  driver_suspended: ({ reason }) => ({
    subject: 'Your driver account is suspended',
    preheader: 'You can’t go online for now.',
    paragraphs: [
      'Your driver account was suspended.',
      ...(reason === null
        ? ['You can sign in, but you can’t go online or take rides. Contact support to find out why.']
        : [
            `Reason: ${reason}`,
            'You can sign in, but you can’t go online or take rides. Write to support if this is wrong.',
          ]),
    ],
    label: 'Contact support',
    footnote: 'You’re getting this email because you drive with us.',
  }),
  driver_reactivated: () => ({
    subject: 'You can drive again',
    preheader: 'Your driver account is active again.',
    paragraphs: [
      'Your driver account is active again.',
      'Go online when you’re ready to get nearby requests.',
    ],
    label: 'Open your dashboard',
    footnote: 'You’re getting this email because you drive with us.',
  }),
  ride_shared: ({ name }) => ({
    subject: 'A ride is shared with you',
    preheader: 'See where it is until it ends.',
    heading: `${name ?? 'A rider'} shares a ride with you`,
    paragraphs: ['You can see where the car is, who drives it and its plate, until the ride ends.'],
    label: 'Watch the ride',
    footnote: `You’re getting this email because ${name ?? 'a rider'} named you as a trusted contact. If you don’t know them, ignore it.`,
  }),
  ride_alarm: ({ name, at, timeZone }) => ({
    subject: 'A call for help on a ride',
    preheader: 'Try to reach the rider now.',
    heading: `${name ?? 'A rider'} called for help`,
    paragraphs: [
      `${name ?? 'A rider'} pressed SOS on a ride at ${writeTime(at, timeZone, 'en')}. Our support was told at the same moment.`,
      `Try to reach them. If they may be in danger, call ${EMERGENCY_NUMBER}.`,
    ],
    label: 'Watch the ride',
    footnote: `You’re getting this email because ${name ?? 'a rider'} named you as a trusted contact.`,
  }),
  document_ends: ({ document, expiresOn, isOver, plate }) => {
    const day = writeDate(expiresOn, 'en');
    const isParked = plate !== undefined;
    const name = plate ? `${documentNames[document]} for ${plate}` : documentNames[document];
    const over: LetterWords['paragraphs'] = isParked
      ? [
          `Your ${name} was valid until ${day}.`,
          'Send the new one. You can drive that vehicle again once we’ve approved it.',
        ]
      : [
          `Your ${name} was valid until ${day}, so you went offline.`,
          'Send the new one. You can go online again once we’ve approved it.',
        ];
    const soon: LetterWords['paragraphs'] = [
      `Your ${name} is valid until ${day}.`,
      isParked
        ? 'Send the new one in time. Without it, you can’t change to that vehicle from the day after.'
        : 'Send the new one in time. Without it, you’ll go offline on the day after.',
    ];
    return {
      subject: isOver ? 'One of your documents has expired' : 'One of your documents expires soon',
      preheader: !isOver
        ? `Its last day is ${day}.`
        : isParked
          ? 'You can’t drive that vehicle until we’ve approved a new one.'
          : 'You can’t go online until we’ve approved a new one.',
      paragraphs: isOver ? over : soon,
      label: isParked ? 'Open your vehicles' : 'Open your documents',
      footnote: 'You’re getting this email because you drive with us.',
    };
  },
  problem_answered: ({ answer }) => ({
    subject: 'Support answered you',
    preheader: 'About the problem you reported.',
    paragraphs: ['Here’s our answer to the problem you reported.', ...answer],
    label: 'Open it to reply',
    footnote:
      'You’re getting this email because you reported a problem with a ride. Please don’t reply to it.',
  }),
  webhook_paused: ({ host }) => ({
    subject: 'A webhook was paused',
    preheader: 'Its receiver takes no events.',
    paragraphs: [
      `The webhook to ${host} was paused, because nothing has arrived there for three days, or because its receiver wants no more.`,
      'No event is lost: those that wait are sent once you resume it.',
    ],
    label: 'Open the webhooks',
    footnote: 'You’re getting this email because you’re an admin.',
  }),
  desk_invited: ({ deskRole }) => ({
    subject: 'You’re invited to the desk',
    preheader: 'Choose a password to sign in.',
    paragraphs: [
      `You’re invited to work at Ridewire’s desk as ${deskRoles[deskRole]}.`,
      'Choose a password: we’ll mail you a code for it.',
    ],
    label: 'Choose a password',
    footnote:
      'You’re getting this email because an admin gave us this address. If you don’t know why, ignore it.',
  }),
  message_answered: ({ answer, writtenAt, timeZone }) => {
    const wrote = `You wrote to us on ${writeDay(writtenAt, timeZone, 'en')}.`;
    return {
      subject: 'We answered your message',
      preheader: wrote,
      paragraphs: [`${wrote} Here’s our reply.`, ...answer],
      label: 'Write to us again',
      footnote:
        'You’re getting this email because someone wrote to us with this address. If that wasn’t you, ignore it.',
    };
  },
};
