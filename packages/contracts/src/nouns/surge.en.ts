export const mistakes = {
  surgeCap: ({ min, max }: { min: number; max: number }) =>
    `The highest fare must be a whole number of tenths of the usual one, from ${min} to ${max}.`,
};
