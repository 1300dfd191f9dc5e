import { notificationKinds } from '@ridewire/contracts/nouns/every-noun.en';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themeHint: 'Auto follows your device.',

  language: 'Language',
  languageFailed: 'Failed to change the language',
  languageNotTold: 'Failed to change your email language',
  mailsIn: (language: string) => `We email you in ${language}.`,
  mailsInThis: 'Use this language',

  sounds: 'Sounds',
  soundsHint: 'On this device. Sound starts once you press something in this tab.',
  soundKinds: {
    offer: 'New requests',
    rideChange: 'Ride changes',
    arriving: 'Driver arriving',
    emergency: 'SOS alerts',
  },
  volumeOf: (kind: string) => `Volume: ${kind}`,
  volume: (percent: number) => (percent === 0 ? 'Off' : `${percent}%`),
  testSound: 'Test sound',
  testSoundOf: (kind: string) => `Test sound: ${kind}`,
  soundBlocked: 'This browser won’t play sounds here.',

  notifications: 'Notifications',
  notificationsHint: 'Choose what we tell you, on all your devices.',
  notificationKinds,
  inBell: 'In the bell',
  bySystem: 'On device',
  choiceOf: (where: string, kind: string) => `${where}: ${kind}`,
  always: 'Always on',
  popUpHint: '“On device” notifications appear while you aren’t looking at this page.',
  popUpAllow: 'Allow notifications on this device',
  popUpDenied: 'This browser blocks notifications. Allow them in its settings for this site.',
  popUpUnsupported: 'This browser can’t show notifications.',
  chooseFailed: 'Failed to save your choice',
  choicesFailed: (why: string) => `Failed to load your choices: ${why} We’ll keep trying.`,

  install: 'Install Ridewire',
  installHint: 'It opens from your home screen like an app, without the browser around it.',
  installNow: 'Install Ridewire',
  installed: 'Ridewire is installed. Open it from your home screen.',
  installByShare: 'Press Share, then “Add to Home Screen”.',
  installByHand: 'Choose “Install” or “Add to Home screen” in your browser’s menu.',
  installSteps: 'Step by step',

  data: 'Your data',
  dataHint: 'Everything we have about you in one file: profile, rides, payments, devices and history.',
  dataDownload: 'Download my data',
  dataRunning: 'Preparing your file…',
  dataDone: (name: string) => `Saved as ${name}.`,
  dataFailed: 'Failed to download your data',
  dataBroken: 'Connection lost before the file was complete. Try again.',

  pin: 'PIN at the pickup',
  pinHint:
    'Your driver can start the ride only with four digits from your screen, so you get into the right car.',
  pinOn: 'Start my rides with a PIN',
  pinNotSaved: 'Failed to save your choice',
  deleteAccount: 'Delete account',
  deleteHint:
    'We’ll permanently remove your name, contact details, picture and documents. Past rides stay on record as rides of a deleted account.',
  deleteAsk: 'Delete my account…',
  deleteTitle: 'Delete your account?',
  deleteText:
    'This can’t be undone. You’ll be signed out everywhere right away. Download your data first if you want to keep it.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password.',
  deleteType: (word: string) => `Type ${word} to confirm`,
  deleteTypeMissing: (word: string) => `Type ${word} to confirm.`,
  deleteConfirm: 'Delete account',
  deleteBusy: 'Deleting…',
  deleteFailed: 'Failed to delete your account',
  deleted: 'Your account has been deleted.',

  devices: 'Signed-in devices',
  devicesHint: 'Sign out any device you don’t recognize, then reset your password.',
  devicesFailed: (why: string) => `Failed to load devices: ${why} We’ll keep trying.`,
  thisDevice: 'This device',
  kinds: { browser: 'Browser', program: 'App' },
  unknownDevice: 'Unknown device',
  on: (app: string, system: string) => `${app} on ${system}`,
  at: (kind: string, address: string | null) => (address === null ? kind : `${kind} at ${address}`),
  since: 'Signed in',
  lastSeen: 'Last seen',
  now: 'now',
  withinHour: 'within the last hour',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
  onlyThis: 'You’re signed in on this device only.',

  askOne: (device: string) => `Sign out ${device}?`,
  askOneText: 'It’ll be signed out right away.',
  askOthers: 'Sign out everywhere else?',
  askOthersText: (count: number) =>
    count === 1
      ? 'The other device will be signed out right away. You’ll stay signed in here.'
      : `${count} other devices will be signed out right away. You’ll stay signed in here.`,
  confirmOne: 'Yes, sign out',
  confirmOthers: 'Yes, sign out',
  keep: 'Cancel',
  goneMeanwhile: 'That device was signed out a moment ago.',
  othersGone: 'No other device is signed in now.',
  signedOut: (device: string) => `${device} is signed out`,
  signedOutOthers: 'Signed out everywhere else',
  signOutFailed: 'Failed to sign out the device',
};

export const [useSettingsTexts, getSettingsTexts] = defineTexts('settings', settings);
