import { defineTexts } from '../../kit/texts/define-texts.ts';

const ENDINGS: Partial<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** The reason within a sentence, whether or not it ends like one. */
export const withoutStop = (reason: string) => reason.replace(/[.।\s]+$/, '');

/** A driver's own place in line. */
export const ownQueue = {
  /** @param count the place, formatted */
  place: (place: number, count: string, of: string, zone: string) =>
    `You are ${count}${ENDINGS[rules.select(place)] ?? 'th'} of ${of} in line at ${zone}`,
  rule: 'If you decline or miss two requests in a row, you go to the end of the line.',
  moved: 'You declined or missed two requests in a row, so you went to the end of the line.',
  removed: (zone: string) => `You’re out of the line at ${zone}`,
  removedWhy: (reason: string) =>
    `Our team took you out. Reason: ${withoutStop(reason)}. You can line up again once you leave the zone or go offline.`,
  kept: (time: string) => `Your place in line is kept until ${time}`,
  keptHow: (zone: string) =>
    `Your ride ended through no fault of yours. Be at ${zone} by then and you’re back where you were.`,
  keptBeside: (zone: string, time: string) =>
    `Your place at ${zone} is kept until ${time}. Be there by then to have it back.`,
  out: 'You’re outside the zone. Go back to keep your place.',
  outLeft: (left: string) => `${left} left`,
  left: (zone: string) => `You’re no longer in line at ${zone}.`,
};

export const [useOwnQueueTexts] = defineTexts('ownQueue', ownQueue);
