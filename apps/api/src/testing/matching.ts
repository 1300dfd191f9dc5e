/** How requests are matched, for the benchmark. */
export { createMatcher, matchInTurn, type Matcher } from '../dispatch/matcher.ts';
