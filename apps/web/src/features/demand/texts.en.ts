import { defineTexts } from '../../kit/texts/define-texts.ts';

const requests = (count: string) => (count === '1' ? '1 request' : `${count} requests`);

/** Where riders ask, for drivers and for the board. */
export const demand = {
  show: 'Where riders ask',
  showHint: 'Areas on the map, and now and then a tip on where to wait.',
  legend: 'Riders ask',
  little: 'few',
  much: 'many',
  none: 'Few riders are asking right now.',
  moveAround: (place: string, minutes: string) => `Riders ask more around ${place}, ${minutes} min`,
  moveNear: (minutes: string) => `Riders ask more ${minutes} min from here`,
  go: 'Navigate',
  dismiss: 'Not now',
  dismissFailed: 'Could not put the tip away',
  place: 'More riders ask here',

  board: 'Demand',
  boardList: 'Where riders ask most',
  around: (place: string) => `Around ${place}`,
  here: 'This area',
  asked: (count: string) => `${requests(count)} in the last 15 min`,
  expected: (count: string) => `About ${count} expected in the next 15 min`,
  fewExpected: 'Fewer than 1 expected in the next 15 min',
  idle: (count: string) => (count === '1' ? '1 free car' : `${count} free cars`),
};

export const [useDemandTexts] = defineTexts('demand', demand);
