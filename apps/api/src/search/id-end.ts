const ID_END = /^[0-9a-f-]{6,36}$/;

/** The end of a ride's id as it is written for people, '#a1b2c3', or more of it; undefined where the text is none. */
export function readIdEnd(text: string): string | undefined {
  const end = text.trim().replace(/^#/, '').toLowerCase();
  return ID_END.test(end) ? end : undefined;
}

/** SQL: whether the id of `s`, a row of ride_search, ends so. An index knows the last twelve digits. @param end SQL of it */
export const endsWith = (end: string): string =>
  `reverse(right(s.ride_id::text, 12)) like reverse(right(${end}, 12)) || '%' and s.ride_id::text like '%' || ${end}`;
