/** What each of drizzle's conditions and orders is replaced with. */
const SWAPPED = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  exists: 'notExists',
  notExists: 'exists',
  and: 'or',
  or: 'and',
  asc: 'desc',
  desc: 'asc',
};

const OTHER_METHOD = {
  leftJoin: 'innerJoin',
  innerJoin: 'leftJoin',
  selectDistinct: 'select',
  unionAll: 'union',
};
const FORGOTTEN = ['for', 'limit', 'orderBy', 'where', 'onConflictDoNothing', 'having'];

/** A Stryker mutator for statements built with drizzle. It makes the mistakes that `changeSql` makes in texts. */
export const builderMutator = {
  name: 'Builder',
  *mutate(path) {
    if (!path.isCallExpression() || !importsDrizzle(path)) return;
    const { callee, arguments: given } = path.node;
    if (callee.type === 'Identifier' && Object.hasOwn(SWAPPED, callee.name)) {
      yield call(otherOf(SWAPPED[callee.name]), given);
      if (callee.name === 'and')
        for (const one of given)
          yield call(
            callee,
            given.filter((other) => other !== one),
          );
    }
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    const { object, property } = callee;
    if (Object.hasOwn(OTHER_METHOD, property.name))
      yield call({ ...callee, property: name(OTHER_METHOD[property.name]) }, given);
    if (FORGOTTEN.includes(property.name)) yield object;
  },
};

const importsDrizzle = (path) =>
  path
    .findParent((parent) => parent.isProgram())
    ?.node.body.some(({ type, source }) => type === 'ImportDeclaration' && source.value === 'drizzle-orm');

const name = (text) => ({ type: 'Identifier', name: text });
const call = (callee, given) => ({ type: 'CallExpression', callee, arguments: given });

/** The file may not import the other builder, so `offer-builders.js` puts all of them where any file finds them. */
const otherOf = (builder) => ({
  type: 'MemberExpression',
  object: { type: 'MemberExpression', object: name('globalThis'), property: name('drizzleBuilders') },
  property: name(builder),
});
