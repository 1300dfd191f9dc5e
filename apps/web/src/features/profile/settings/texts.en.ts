import { notificationKinds } from '@ridewire/contracts/texts/en/notifications';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themeHint: 'Auto follows your device.',

  language: 'Language',
  languageFailed: 'Failed to change the language',
  languageNotTold: 'Failed to change the language of your mails',
  mailsIn: (language: string) => `Mails to you are written in ${language}.`,
  mailsInThis: 'Write them in this language',

  sounds: 'Sounds',
  soundsHint: 'On this device. Your browser lets us sound only after you pressed something in this tab.',
  soundKinds: {
    offer: 'New requests',
    rideChange: 'Ride changes',
    arriving: 'Driver arriving',
    emergency: 'Emergencies',
  },
  volumeOf: (kind: string) => `Volume: ${kind}`,
  volume: (percent: number) => (percent === 0 ? 'Off' : `${percent} %`),
  testSound: 'Test sound',
  testSoundOf: (kind: string) => `Test sound: ${kind}`,
  soundBlocked: 'This browser plays no sounds here.',

  notifications: 'Notifications',
  notificationsHint: 'What you’re told, on all your devices.',
  notificationKinds,
  inBell: 'In the bell',
  bySystem: 'Pop-up',
  choiceOf: (where: string, kind: string) => `${where}: ${kind}`,
  always: 'Always on',
  popUpHint: 'Pop-ups show while this page is in the background.',
  popUpAllow: 'Allow pop-ups on this device',
  popUpDenied: 'This browser blocks pop-ups. Allow notifications in its settings for this site.',
  popUpUnsupported: 'This browser can’t show pop-ups.',
  chooseFailed: 'Failed to save your choice',
  choicesFailed: (why: string) => `Failed to load your choices: ${why} We keep trying.`,

  install: 'Install Ridewire',
  installHint: 'It opens from your home screen like an app, without the browser around it.',
  installNow: 'Install Ridewire',
  installed: 'Ridewire is installed. Open it from your home screen.',
  installByShare: 'Press Share, then “Add to Home Screen”.',
  installByHand: 'Choose “Install” or “Add to Home screen” in your browser’s menu.',
  installSteps: 'Step by step',

  data: 'Your data',
  dataHint: 'Everything we know about you in one file: profile, rides, payments, devices and history.',
  dataDownload: 'Download my data',
  dataRunning: 'Writing your file…',
  dataDone: (name: string) => `Saved as ${name}.`,
  dataFailed: 'Failed to download your data',
  dataBroken: 'The connection was lost before the file was whole. Try again.',

  deleteAccount: 'Delete account',
  deleteHint:
    'Your name, contact details, picture and documents are removed for good. Past rides stay on record as rides of a deleted account.',
  deleteAsk: 'Delete my account…',
  deleteTitle: 'Delete your account?',
  deleteText:
    'This can’t be undone. You’re signed out everywhere at once. Download your data first if you want to keep it.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password.',
  deleteType: (word: string) => `Type ${word} to confirm`,
  deleteTypeMissing: (word: string) => `Type ${word} to confirm.`,
  deleteConfirm: 'Delete account',
  deleteBusy: 'Deleting…',
  deleteFailed: 'Failed to delete your account',
  deleted: 'Your account is deleted.',

  devices: 'Signed-in devices',
  devicesHint: 'Sign out where you don’t recognize a device, then reset your password.',
  devicesFailed: (why: string) => `Failed to load devices: ${why} We keep trying.`,
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
  askOneText: 'It is signed out at once and shows the login page.',
  askOthers: 'Sign out everywhere else?',
  askOthersText: (count: number) =>
    count === 1
      ? 'The other device is signed out at once. You stay signed in here.'
      : `${count} other devices are signed out at once. You stay signed in here.`,
  confirmOne: 'Yes, sign out',
  confirmOthers: 'Yes, sign out',
  keep: 'Cancel',
  goneMeanwhile: 'That device was signed out a moment ago.',
  othersGone: 'No other device is signed in any more.',
  signedOut: (device: string) => `${device} is signed out`,
  signedOutOthers: 'Signed out everywhere else',
  signOutFailed: 'Failed to sign out the device',
};

export const [useSettingsTexts, getSettingsTexts] = defineTexts('settings', settings);
