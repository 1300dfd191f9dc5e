import type { Area, DemoAccount, RideTypeTerms } from '@ridewire/contracts';

/** What the web app must know before anyone signs in. */
export interface ClientConfig {
  /** Offered on the login page; empty outside a demo, and for whoever is not at the server's own machine. */
  demoAccounts: DemoAccount[];
  /** A MapLibre style for the ground below our layers; null for our own, which needs no network. */
  mapStyleUrl: string | null;
  /** IANA name of the city's time zone. */
  timeZone: string;
  /** Where riders are picked up; null for everywhere. */
  pickupArea: Area | null;
  /** All ride types of the city in their order, those that are disabled included. */
  rideTypes: readonly RideTypeTerms[];
}

/** What of it the settings say. */
export type SetConfig = Omit<ClientConfig, 'rideTypes'>;
