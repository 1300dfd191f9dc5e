import { defineTexts } from '../../kit/texts/define-texts.ts';

/** What a driver's map says of closed streets and speeds by hand. */
export const streetSigns = {
  closed: (reason: string) => `Closed: ${reason}`,
  slow: (speed: string, reason: string) => `${speed} km/h: ${reason}`,
};

export const [useStreetSignsTexts] = defineTexts('streetSigns', streetSigns);
