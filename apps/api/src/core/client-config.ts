import type { Area, DemoAccount, RideTypeTerms } from '@ridewire/contracts';

/** What the web app must know before anyone signs in, as the server sends it. */
export interface ClientConfig {
  /** Offered on the login page; empty outside a demo, and for callers that are not on the server's own machine. */
  demoAccounts: DemoAccount[];
  /** A MapLibre style for the ground below our layers; null for our own, which needs no network. */
  mapStyleUrl: string | null;
  /** IANA name of the city's time zone. */
  timeZone: string;
  /** The pickup area; null for everywhere. */
  pickupArea: Area | null;
  /** All ride types of the city in their order, disabled ones included. */
  rideTypes: readonly RideTypeTerms[];
  /** No real city: drivers answer to programs, and the clock may be ahead. */
  isSandbox: boolean;
}

/** The part that comes from the settings. */
export type SetConfig = Omit<ClientConfig, 'rideTypes'>;
