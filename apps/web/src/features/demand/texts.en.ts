import { defineTexts } from '../../kit/texts/define-texts.ts';

const requests = (count: string) => (count === '1' ? '1 request' : `${count} requests`);

/** The demand, for drivers and for the board. */
export const demand = {
  show: 'Show demand',
  showHint: 'See busy areas on the map, with tips on where to wait.',
  legend: 'Demand',
  little: 'low',
  much: 'high',
  none: 'Demand is low right now.',
  moveAround: (place: string, minutes: string) => `Higher demand near ${place}, ${minutes} min away`,
  moveNear: (minutes: string) => `Higher demand ${minutes} min from here`,
  go: 'Navigate',
  dismiss: 'Not now',
  dismissFailed: 'Failed to dismiss the tip',
  place: 'Higher demand here',

  board: 'Demand',
  boardList: 'Areas with the most demand',
  around: (place: string) => `Around ${place}`,
  here: 'This area',
  asked: (count: string) => `${requests(count)} in the last 15 min`,
  expected: (count: string) => `About ${count} expected in the next 15 min`,
  fewExpected: 'Fewer than 1 expected in the next 15 min',
  idle: (count: string) => (count === '1' ? '1 free car' : `${count} free cars`),
};

export const [useDemandTexts] = defineTexts('demand', demand);
