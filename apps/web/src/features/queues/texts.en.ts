import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

/** The desk's page of the zones where drivers queue. */
export const queues = {
  title,
  hint: 'Drivers who wait in a zone queue for its rides: the first in line gets the next one, however close the others are.',
  noneHint:
    'Draw a zone, such as an airport, and the drivers who wait there get its rides in the order they came.',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'queue zone' : 'queue zones'}`,
  empty: 'No queue zones yet.',
  loadFailed: (why: string) => `Failed to load the queue zones: ${why}`,

  draw: 'Draw a zone',
  nameHint: 'Drivers in line see it. Under another name, a new line begins.',
  save: 'Save zone',
  seeLine: (count: string, isOne: boolean) => `${count} ${isOne ? 'driver' : 'drivers'} in line`,
  seeLineOf: (name: string, drivers: string) => `${name}: ${drivers}`,
  endAsk: (name: string) => `End ${name} now?`,
  endText: 'Its line ends, and the drivers in it are told. They stay online.',
  isOver: 'This zone has ended by now.',
  endFailed: 'Failed to end the zone',

  lineTitle: (name: string) => `Line at ${name}`,
  lineHint: 'The first in line is asked alone for 30 seconds, then the next one.',
  back: 'All queues',
  lineCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'driver' : 'drivers'} in line`,
  lineEmpty: 'No drivers in line.',
  lineFailed: (why: string) => `Failed to load the line: ${why}`,
  gone: 'This zone isn’t in use.',
  since: (age: string) => `Joined ${age}`,
  moved: (age: string) => `Went to the end ${age}, after passing on two requests`,
  away: 'Not asked now',
  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take out ${name}`,
  takeOutAsk: (name: string) => `Take ${name} out of the line?`,
  takeOutText:
    'The driver reads the reason. They can line up again once they have left the zone or gone offline.',
  reason: 'Reason',
  reasonMissing: 'Enter a reason.',
  takenOut: (name: string) => `${name} is out of the line.`,
  takeOutFailed: 'Failed to take the driver out of the line',
};

export const [useQueuesTexts] = defineTexts('queues', queues);
