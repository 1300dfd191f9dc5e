const plain = new Intl.NumberFormat('bn-BD');

/** A number in Bangla digits, grouped as Bangladesh groups it (১,২৩,৪৫৬). */
export const digits = (n: number): string => plain.format(n);

/** Digit by digit: figures that are written already. */
export const figures = (written = ''): string => written.replace(/\d/g, (digit) => digits(Number(digit)));
