/** Words that are stored with things in every language at once. Each thing is called by its reader's. */
export const storedWords = {
  /** The ride types of a new city. */
  rideTypes: {
    standard: { name: 'Standard', blurb: 'everyday cars' },
    comfort: { name: 'Comfort', blurb: 'newer cars, more legroom' },
    premium: { name: 'Premium', blurb: 'better cars' },
    luxury: { name: 'Luxury', blurb: 'the finest cars' },
    xl: { name: 'XL', blurb: 'vans and big cars' },
  },
  /** Entrances without a sign of their own. */
  entrances: {
    numbered: (number: string) => `Gate ${number}`,
    on: (street: string) => `Entrance on ${street}`,
    main: 'Main entrance',
  },
};
