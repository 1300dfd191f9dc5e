import { changeSql } from './change-sql.js';

/** Word sequences (« begins a value) that English sentences and addresses in code don’t have. */
const LOOKS_LIKE_SQL =
  /\b(?:select|insert into|update \w+ set|delete from|is null|is not null|now\(\)|case when|order by|interval)\b| = | <> |\band not «/;

/**
 * A mutator of Stryker's for SQL, in templates and strings: those named `sql`, and all others that read like it.
 * @see changeSql
 */
export const sqlMutator = {
  name: 'Sql',
  *mutate(path) {
    if (path.isTemplateLiteral()) {
      const text = flatten(path.node);
      if (!isNamedSql(path.parent) && !LOOKS_LIKE_SQL.test(text)) return;
      for (const changed of changeSql(text)) yield unflatten(changed, path.node.expressions);
    }
    if (path.isStringLiteral() && LOOKS_LIKE_SQL.test(path.node.value) && isValue(path))
      for (const changed of changeSql(path.node.value)) yield { type: 'StringLiteral', value: changed };
  },
};

const isNamedSql = ({ type, tag }) => type === 'TaggedTemplateExpression' && tag.name === 'sql';

const isValue = ({ parent, node }) =>
  !/^(?:Import|Export|TS)/.test(parent.type) && parent.key !== node && parent.type !== 'ExpressionStatement';

const flatten = ({ quasis }) =>
  quasis.map(({ value }, at) => value.raw + (at < quasis.length - 1 ? `«${at}»` : '')).join('');

/** If a value's placeholder is gone, the value goes too. */
function unflatten(text, expressions) {
  const parts = text.split(/«(\d+)»/);
  return {
    type: 'TemplateLiteral',
    quasis: parts
      .filter((_part, at) => at % 2 === 0)
      .map((raw, at, all) => ({
        type: 'TemplateElement',
        value: { raw, cooked: raw },
        tail: at === all.length - 1,
      })),
    expressions: parts.filter((_part, at) => at % 2 === 1).map((number) => expressions[Number(number)]),
  };
}
