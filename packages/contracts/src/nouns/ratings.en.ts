export const refusals = {
  NOT_RATED_YET: 'You can rate this ride once it’s completed.',
  RATING_CLOSED: 'A ride can be rated within three days.',
  RATING_FIXED: 'A rating can be changed only once.',
};

export const mistakes = {
  ratingStars: 'Give one to five stars.',
  ratingTag: 'A rating can’t say that.',
};

export const notifications = {
  low_rating: ({ name, stars }: { name: string; stars: number }) => ({
    title: 'Low rating',
    message: `${name} gave a ride ${stars === 1 ? '1 star' : `${stars} stars`}`,
  }),
};

export const notificationKinds = {
  low_rating: 'Low ratings',
};
