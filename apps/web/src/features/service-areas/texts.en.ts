import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

/** The desk's page of service areas. */
export const serviceAreas = {
  title,
  hint: 'Riders are picked up inside these areas only. Rides already requested or scheduled aren’t affected by a change.',
  noneHint: 'Riders are picked up on the whole map. Once you draw an area, they’re picked up inside it only.',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'service area' : 'service areas'}`,
  empty: 'No service areas yet.',
  loadFailed: (why: string) => `Failed to load the service areas: ${why}`,

  standing: 'In use',
  ended: 'Ended',
  endsAnywhere: 'Rides can end anywhere',
  endsInside: 'Rides must end inside an area',
  corners: (count: string, isOne: boolean) => (isOne ? '1 corner' : `${count} corners`),
  by: (name: string) => `by ${name}`,
  endedBy: (name: string) => `ended by ${name}`,

  draw: 'Draw an area',
  drawHint:
    'Press the map to add corners in order. Drag a corner to move it, or press a small dot to add one there. With the keyboard, arrow keys move a corner and Delete removes it.',
  corner: (place: string) => `Corner ${place}`,
  name: 'Name',
  nameHint: 'Only admins see it.',
  nameMissing: 'Enter a name.',
  bothEnds: 'Rides must also end inside an area',
  bothEndsHint: 'Otherwise they can end anywhere.',
  undo: 'Undo',
  clear: 'Clear',
  list: 'Corners as text',
  listHint: 'One on each line: latitude, longitude.',
  lineWrong: (line: string) => `Line ${line} isn’t a latitude and a longitude.`,
  linesMany: 'Enter at most 200 lines.',
  wrong: {
    areaCorners: 'Draw 3 to 200 corners.',
    areaSamePlace: 'Two corners are in the same place. Remove one of them.',
    areaCrosses: 'The edge crosses itself. Move or remove a corner.',
    areaSmall: 'The area is too small. Move its corners apart.',
    areaOutside: 'At least one corner is outside the city’s map. Move it inside.',
  },
  save: 'Save area',
  saving: 'Saving…',
  failed: 'Failed to save the area',
  saveAsNew: 'Save as a new area',
  made: (name: string) => `${name} is in use.`,

  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  end: 'End now',
  endOf: (name: string) => `End now: ${name}`,
  endAsk: (name: string) => `End ${name} now?`,
  endText: 'Riders can’t be picked up there from now on, unless it’s in another area. Other rides go on.',
  endLast: 'It’s the only area: riders will be picked up on the whole map.',
  keep: 'Keep it',
  isOver: 'This area has ended by now.',
  endFailed: 'Failed to end the area',
  hasEnded: (name: string) => `${name} has ended.`,
};

export const [useServiceAreasTexts] = defineTexts('serviceAreas', serviceAreas);
