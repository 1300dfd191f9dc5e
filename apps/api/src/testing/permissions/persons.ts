/** Everyone who may call. The other rider and the other driver have nothing to do with the ride on stage. */
export const PERSONS = [
  'signedOut',
  'rider',
  'otherRider',
  'driver',
  'otherDriver',
  'unapproved',
  'suspended',
  /** An owner. */
  'admin',
  'dispatcher',
  'support',
  'finance',
  /** Was a rider, and comes with the cookie and the token from that time. */
  'blocked',
] as const;
export type Person = (typeof PERSONS)[number];
