export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themeHint: 'Auto follows your device.',

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
