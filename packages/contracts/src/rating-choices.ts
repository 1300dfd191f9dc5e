/** How long after its end a ride can be rated, in milliseconds. */
export const RATING_OPEN_MS = 3 * 86_400_000;
/** An average is shown over at least this many ratings, and over at most `MOST_RATINGS`, the newest. */
export const LEAST_RATINGS = 10;
export const MOST_RATINGS = 100;
/** Ratings count from the fifth on, five at a time: an average that moved with one rating would tell who gave it. */
export const RATINGS_AT_ONCE = 5;
/** Admins hear of ratings with this many stars or fewer. */
export const LOW_STARS = 2;

/** What a rating can say in one press, by the side that rates, and by whether it has four stars or more. */
export const RATING_TAGS = {
  rider: {
    good: ['safe_driving', 'friendly', 'clean_car', 'knew_the_way'],
    bad: ['unsafe_driving', 'rude', 'dirty_car', 'wrong_way', 'late'],
  },
  driver: {
    good: ['polite', 'ready_in_time'],
    bad: ['rude', 'kept_waiting', 'left_a_mess'],
  },
} as const;

/** The tags a side can choose with so many stars. */
export const ratingTags = (side: 'rider' | 'driver', stars: number): readonly string[] =>
  RATING_TAGS[side][stars >= 4 ? 'good' : 'bad'];
