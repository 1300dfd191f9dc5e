import { defineTexts } from '../../kit/texts/define-texts.ts';

export const savedPlaces = {
  home: 'Home',
  work: 'Work',
  other: 'Other',
  title: 'Saved places',
  hint: 'We suggest these first when you choose a place.',
  notYet: 'Not saved yet',
  add: 'Add a place',
  addOf: (name: string) => `Add ${name}`,
  addShort: 'Add',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  saveThis: (address: string) => `Save this place: ${address}`,
  savedAs: (name: string, address: string) => `Saved as ${name}: ${address}`,
  saveTitle: 'Save this place',
  changeTitle: 'Saved place',
  what: 'Save as',
  name: 'Name',
  nameMissing: 'Name is required.',
  replaces: (address: string) => `This replaces ${address}.`,
  place: 'Search for a place',
  placeMissing: 'Choose a place first.',
  another: 'Choose another place',
  save: 'Save',
  saving: 'Saving...',
  remove: 'Delete',
  removing: 'Deleting...',
  failed: 'Failed to save the place',
  loadFailed: (why: string) => `Failed to load your saved places: ${why} We’ll keep trying.`,
};

export const [useSavedPlacesTexts] = defineTexts('savedPlaces', savedPlaces);
