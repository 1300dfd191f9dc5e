import type { Paper } from '../judge-documents.ts';
import { documentNames } from '../texts/en/document-names.ts';

export const refusals = {
  VEHICLE_NOT_FIT: 'Your vehicle can’t take rides of this type.',
  VEHICLES_FULL: 'You have five vehicles. Remove one first.',
  VEHICLE_TWICE: 'You already have a vehicle with this plate.',
  VEHICLE_UNCONFIRMED: 'We haven’t confirmed this vehicle yet. Send its documents, then we’ll check it.',
  VEHICLE_DRIVEN: 'You’re driving this vehicle now. Drive another one first.',
  PLATE_IN_USE:
    'Another driver is driving with this plate. Once they’re offline, you can drive it. We’ve told our team.',
  VEHICLE_CHANGED: 'The driver just changed their vehicle. Check it again.',
  VEHICLE_NOT_FOUND: 'That vehicle was not found. It may have been removed.',
  VEHICLE_PAPER_EXPIRED: ({ kind }: { kind: Paper }) =>
    `This vehicle’s ${documentNames[kind]} has expired. Send a new one first.`,
  VEHICLE_LACKS: ({ lacking }: { lacking: Paper[] }) =>
    `This vehicle can be confirmed once these are in order: ${lacking.map((kind) => documentNames[kind]).join(', ')}.`,
  VEHICLE_PAPERS_LACK: ({ lacking }: { lacking: Paper[] }) =>
    `You can drive this vehicle once we’ve approved these: ${lacking.map((kind) => documentNames[kind]).join(', ')}.`,
  VEHICLE_NEEDED:
    'This driver has a ride that needs the vehicle they had before. Confirm the new one after that ride.',
  VEHICLE_DRIVING: 'You can change vehicles once this ride is over.',
};

export const mistakes = {
  vehicleOfDriver: 'Only drivers have a vehicle.',
  vehicleId: 'That isn’t a vehicle ID.',
};

export const notifications = {
  /** `plate`: the driver changed it, or another driver drives with it; otherwise class or seats. */
  vehicle_waiting: ({ name, plate, isTaken }: { name: string; plate?: string; isTaken?: boolean }) => ({
    title: `Check ${name}’s vehicle`,
    message:
      plate === undefined
        ? 'Its class and seats are waiting for confirmation.'
        : isTaken
          ? `Another driver is driving with its license plate. Search for ${plate} and compare both registrations.`
          : `Its license plate is now ${plate}. Compare it with the registration.`,
  }),
};

export const notificationKinds = {
  vehicle_waiting: 'Vehicles to check',
};
