import { latinDigits } from '@ridewire/contracts/fold-name';

/** The address that calls a number, in whichever digits it was typed. */
export const phoneLink = (phone: string): string => `tel:${latinDigits(phone).replaceAll(/[^+\d]/g, '')}`;
