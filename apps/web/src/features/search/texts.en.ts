import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The search over pages, actions, people and rides, and the list of shortcuts. */
export const spotlight = {
  open: 'Search…',
  title: 'Search',
  results: 'Results',
  placeholder: { admin: 'Pages, actions, people, plates, rides', others: 'Pages, actions, your rides' },
  pages: 'Pages',
  actions: 'Actions',
  users: 'Users',
  drivers: 'Drivers',
  rides: 'Rides',
  ride: (id: string, status: string) => `Ride ${id} · ${status}`,
  trip: (pickup: string, destination: string) => `${pickup} to ${destination}`,
  searching: 'Searching…',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  failed: (why: string) => `Failed to search: ${why}`,
  /** Typed before the ride or person it is about. */
  actWords: { cancel: 'cancel', reassign: 'reassign', block: 'block', unblock: 'unblock' },
  acts: {
    cancel: (what: string) => `Cancel ride ${what}…`,
    reassign: (what: string) => `Reassign ride ${what}…`,
    block: (what: string) => `Block ${what}…`,
    unblock: (what: string) => `Unblock ${what}…`,
  },
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  switchToDark: 'Switch to dark',
  switchToLight: 'Switch to light',
  desk: {
    stuck: 'Stuck rides on the live board',
    review: 'Rides that need a review',
    refund: 'Refund a ride: choose a completed one',
    'refund-this': 'Refund this ride',
    surge: 'Busy prices: switch on or off',
    incidents: 'Incidents waiting for a response',
    export: 'Export rides, users, drivers or earnings',
  },
  shortcuts: 'Keyboard shortcuts',
  keys: {
    search: 'Search',
    list: 'Search the list, if there is one',
    sidebar: 'Toggle sidebar',
    changes: 'Show new changes in a list',
    accept: 'Accept the request in focus',
    decline: 'Decline the request in focus',
    move: 'Next or previous request or ride',
    shortcuts: 'This list',
  },
};

export type SpotlightTexts = typeof spotlight;
export const [useSpotlightTexts] = defineTexts('spotlight', spotlight);
