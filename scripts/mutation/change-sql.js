/** A small mistake: what is mistaken, and what for. Signs have spaces around them: `->>`, `::` and `count(*)` are none. */
const MISTAKES = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ = /g, ' <> '],
  [/ <> /g, ' = '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bis distinct from\b/g, 'is not distinct from'],
  [/\bis not distinct from\b/g, 'is distinct from'],
  [/(?<!not )\bexists\b/g, 'not exists'],
  [/\bnot (?!null|exists|distinct)/g, ''],
  [/\bnot exists\b/g, 'exists'],
  [/\bor\b/g, 'and'],
  [/\basc\b/g, 'desc'],
  [/\bdesc\b/g, 'asc'],
  [/\bleast\b/g, 'greatest'],
  [/\bgreatest\b/g, 'least'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/\bleft join\b/g, 'join'],
  [/\bunion all\b/g, 'union'],
  // Duplicate rows, more rows than wanted, rows that others may change in the meantime.
  [/(?<!is |is not )\bdistinct\b(?! on)/g, ''],
  [/\bunique\b/g, ''],
  [/\blimit (?:\d+|«\d+»)/g, ''],
  [/\bfor (?:no key )?update\b/g, ''],
  [/\bskip locked\b/g, ''],
  // The condition no longer matters.
  [/\bwhere\b/g, 'where true or'],
  [/(?<!distinct )\bon\b(?! conflict)/g, 'on true or'],
];

/**
 * What a text of SQL becomes by one small mistake, once for each place where it could be made. «0», «1» and so on stand for values
 * that a template puts in.
 * @param {string} text
 * @returns {string[]}
 */
export function changeSql(text) {
  const code = hideQuoted(text);
  const swapped = MISTAKES.flatMap(([mistaken, other]) =>
    [...code.matchAll(mistaken)]
      .filter(({ 0: word, index }) => word !== ' = ' || isComparison(code.slice(0, index)))
      .map(({ 0: word, index }) => text.slice(0, index) + other + text.slice(index + word.length)),
  );
  const forgotten = [...code.matchAll(/(?<!\bbetween \S+ )\band\b/g)].map(
    ({ index }) => text.slice(0, index) + text.slice(endOfCondition(code, index + 3)),
  );
  return [...swapped, ...forgotten];
}

/** In the list of `set`, `=` assigns a value. */
function isComparison(before) {
  const clauses = before.match(/\b(?:set|where|on|and|or|when|having|select|not|if)\b/g);
  return clauses?.at(-1) !== 'set';
}

/** A condition ends at the next one, at the clause after it, or with the bracket around it. */
const ENDS =
  /^(?:(?:and|or|order|group|limit|returning|for|union|on|then|end|having|window|left|join)\b|[),;])/;

function endOfCondition(code, from) {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (depth === 0 && /\W/.test(code[at - 1]) && ENDS.test(code.slice(at))) return at;
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
  }
  return code.length;
}

/** The same length, with nothing in it that reads as SQL. */
const hideQuoted = (text) =>
  text.replace(/'[^']*'|--[^\n]*/g, (quoted) => `'${'x'.repeat(quoted.length - 2)}'`);
