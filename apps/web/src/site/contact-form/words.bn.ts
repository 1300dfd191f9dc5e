/* Of all words, a form without a session needs these. */
export { mistakes, refusals } from '@ridewire/contracts/nouns/every-noun.bn';
