import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const vehicles = {
  title: 'Your vehicles',
  hint: 'Riders see the vehicle you drive now, and its requests come to you. Change it between rides.',
  add: 'Add a vehicle',
  full: 'You have five vehicles. Remove one to add another.',
  failed: (why: string) => `Failed to load your vehicles: ${why} We’ll keep trying.`,

  drivenNow: 'You drive this one',
  unconfirmed: 'Not confirmed yet',
  confirmed: 'Confirmed',
  noModel: 'Vehicle',
  sendFirst: 'Send its documents. Once we’ve checked them, you can drive it.',
  checking: 'We’ll check it and tell you here.',
  ofDriven: 'Its documents',
  drive: 'Drive this one',
  driveName: (vehicle: string) => `Drive this one: ${vehicle}`,
  driving: 'Changing…',
  driven: (vehicle: string) => `You now drive ${vehicle}`,
  driveFailed: 'Failed to change your vehicle',
  edit: 'Edit',
  editName: (vehicle: string) => `Edit ${vehicle}`,
  remove: 'Remove',
  removeName: (vehicle: string) => `Remove ${vehicle}`,
  removeTitle: (vehicle: string) => `Remove ${vehicle}?`,
  removeText: 'Its documents go with it. Past rides still show it.',
  keep: 'Keep it',
  removed: 'Vehicle removed',
  removeFailed: 'Failed to remove the vehicle',
  send: (document: string) => `Send ${document}`,

  addTitle: 'Add a vehicle',
  editTitle: 'Edit vehicle',
  otherPlate: 'With another plate, we’ll have to confirm it again.',
  save: 'Save',
  saving: 'Saving…',
  added: 'Vehicle added',
  saved: 'Vehicle saved',
  unreachable: 'We can’t reach the server. What you typed is still here.',
};

export const [useVehiclesTexts] = defineTexts('vehicles', vehicles);
