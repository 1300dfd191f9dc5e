import { defineTexts } from '../../kit/texts/define-texts.ts';

export const shell = {
  notAuthenticated: 'Not authenticated',
  skipToContent: 'Skip to content',
  sidebar: 'Sidebar',
  mainNavigation: 'Main',
  tabBar: 'Pages',
  toggleSidebar: 'Toggle sidebar',
  dashboard: 'Dashboard',
  bookRide: 'Book Ride',
  activeRides: 'Active Rides',
  rideRequests: 'Ride Requests',
  ridesAhead: 'Rides Ahead',
  rideHistory: 'Ride History',
  payments: 'Payments',
  goOnline: 'Go Online/Offline',
  earnings: 'Earnings',
  liveBoard: 'Live Board',
  profile: 'Profile',
  settings: 'Settings',
  analytics: 'Analytics',
  home: 'Home',
  rides: 'Rides',
  accountMenu: 'Account menu',
  connectionDown: (clock: string) =>
    `Live link down since ${clock}. Showing what we knew then. Reconnecting…`,
  connectionBack: 'Back live',
  notFoundTitle: 'Oops! Page not found',
  notFoundHome: 'Return to Home',
  errorTitle: 'Something went wrong.',
  errorReference: (id: string) => `Reference ${id}`,
  unreachableHint: 'Check your connection. We’ll keep trying.',
  notReadyHint: 'We’ll keep trying.',
  documents: 'Documents',
};

export type ShellTexts = typeof shell;
export const [useShellTexts] = defineTexts('shell', shell);
