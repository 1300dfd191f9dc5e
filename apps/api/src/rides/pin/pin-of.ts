import { createHmac } from 'node:crypto';

/**
 * Four digits, other ones for each driver. Computed and never stored, so that no log, event or copy of the database
 * holds it.
 */
export const pinOf = (serverKey: Buffer, rideId: string, driverId: string): string =>
  String(
    createHmac('sha256', serverKey).update(`pickup PIN ${rideId} ${driverId}`).digest().readUInt32BE() %
      10_000,
  ).padStart(4, '0');
