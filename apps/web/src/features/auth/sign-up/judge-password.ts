export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** The lowest bits of each strength; an estimate of how long a program that knows people would try. */
const FLOORS_BITS: [PasswordStrength, number][] = [
  ['strong', 72],
  ['good', 56],
  ['fair', 36],
];

/** The words programs try first; each is no more to them than one character. */
const COMMON =
  /password|passwort|qwerty|letmein|welcome|iloveyou|ridewire|football|baseball|monkey|dragon|master|summer|winter|admin|login|secret/g;
const ROWS = 'qwertyuiop asdfghjkl zxcvbnm';
/** Digits and symbols used as letters, which programs know. */
const MEANT: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's' };

/**
 * How hard a password is to guess, roughly: its surprising characters times the choices for each. Repetitions,
 * sequences, common words and the person's own words don't count as surprising.
 * @param own words others know about the person: name, email address
 */
export function judgePassword(password: string, own: readonly string[] = []): PasswordStrength {
  const bits = countSurprises(withoutWords(password, own)) * Math.log2(countChoices(password));
  return FLOORS_BITS.find(([, floor]) => bits >= floor)?.[0] ?? 'weak';
}

function withoutWords(password: string, own: readonly string[]): string {
  const small = password.toLowerCase();
  const meant = small.replace(/[013@45$]/g, (sign) => MEANT[sign] ?? sign);
  const words = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = words.filter((word) => word.length >= 3);
  const hides = (word: string) => meant.includes(word) && !small.includes(word);
  // Symbols are read as letters only where that reveals a word.
  const base = meant.search(COMMON) >= 0 || known.some(hides) ? meant : small;
  return known.reduce((rest, word) => rest.replaceAll(word, ' '), base.replace(COMMON, ' '));
}

function countSurprises(text: string): number {
  const characters = Array.from(text);
  return characters.filter((character, at) => {
    const before = characters[at - 1];
    if (before === undefined) return true;
    const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return Math.abs(step) > 1 && !ROWS.includes(before + character) && !ROWS.includes(character + before);
  }).length;
}

function countChoices(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[!-/:-@[-`{-~ ]/, 33],
    [/[^ -~]/, 100],
  ];
  const choices = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  return Math.max(choices, 1);
}
