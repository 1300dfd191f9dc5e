import type { Role } from '@ridewire/contracts';
import { defineTexts } from './define-texts.ts';

const roles: Record<Role, string> = { rider: 'Rider', driver: 'Driver', admin: 'Admin' };

/** Words of every page. */
export const kit = {
  productName: 'Ridewire',
  roles,
  loading: 'Loading...',
  close: 'Close',
  logout: 'Logout',
  logoutFailed: 'We can’t reach the server, so you’re still signed in. Try again.',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeAuto: 'Auto',
  connectionOffline: 'You’re offline',
  noConnection: 'No connection',
  live: 'Live',
  notLive: 'Not live',
  connecting: 'Connecting',
  needsConnection: 'The live link is down. You can do this when it’s back.',
  tryAgain: 'Try again',
  unreachable: 'We can’t reach the server.',
};

/** Why a ride is canceled. What is chosen is kept in English. */
export const reasons = {
  rider: ['My plans changed', 'The driver is too far away', 'I chose the wrong place', 'Another reason'],
  driver: ['The rider didn’t come', 'The rider asked me to', 'A problem with my car', 'I can’t get there'],
  none: 'No reason was given',
};

/** Points on the map that are no known place. */
export const points = {
  near: (place: string) => `Near ${place}`,
  pin: (coordinates: string) => `Pin at ${coordinates}`,
};

export const [useKitTexts, getKitTexts] = defineTexts('kit', kit);
export const [, getReasonsTexts] = defineTexts('reasons', reasons);
