/** The matching of requests, for the benchmark. */
export { createMatcher, matchInTurn, type Matcher } from '../dispatch/matcher.ts';
