import { expect, test } from 'vitest';
import { nameInEnglish } from './name-in-english.ts';

test.each([
  ['গুলশান', 'Gulshan'],
  [' গুলশান ২ গোলচত্বর ', 'Gulshan 2 Circle'],
  ['গুলশান 2 গোলচত্বর, গুলশান', 'Gulshan 2 Circle, Gulshan'],
  ['ঢাকা বিশ্ববিদ্যালয়, টিএসসি', 'University of Dhaka, TSC'],
  ['ঢাকা বিশ্ববিদ্যালয়, টিএসসি, শাহবাগ', 'University of Dhaka, TSC, Shahbagh'],
  // During typing.
  ['শংকর', 'Shankar Bus Stand'],
  ['আমার অফিস', 'আমার অফিস'],
  ['Gulshan', 'Gulshan'],
  ['#a1b2c3', '#a1b2c3'],
  ['', ''],
])('%j is searched for as %j', (text, sought) => expect(nameInEnglish(text)).toBe(sought));
