/** What every role reads of a ride in the same words. */
export const ride = {
  base: 'Base fare',
  distance: (distance: string) => `Distance, ${distance}`,
  time: (duration: string) => `Time, about ${duration}`,
  minimum: 'Up to the minimum fare',
  total: 'Total',
};
