/** Each status of a ride, and the one it is mistaken for: the next, and of the last one the one before. */
const OTHER_STATUS = {
  requested: 'accepted',
  accepted: 'picked_up',
  picked_up: 'in_transit',
  in_transit: 'completed',
  completed: 'canceled',
  canceled: 'completed',
};
const QUOTED = new RegExp(`'(${Object.keys(OTHER_STATUS).join('|')})'`, 'g');

/** A mutator for the statuses of rides, in code and in texts of SQL. */
export const statusMutator = {
  name: 'Status',
  *mutate(path) {
    if (path.isStringLiteral() && Object.hasOwn(OTHER_STATUS, path.node.value) && !isName(path))
      yield { type: 'StringLiteral', value: OTHER_STATUS[path.node.value] };
    if (!path.isTemplateElement()) return;
    const { raw } = path.node.value;
    for (const { 0: quoted, 1: status, index } of raw.matchAll(QUOTED)) {
      const changed = `${raw.slice(0, index)}'${OTHER_STATUS[status]}'${raw.slice(index + quoted.length)}`;
      yield { ...path.node, value: { raw: changed, cooked: changed } };
    }
  },
};

const isName = ({ parent, node }) => /^(?:Import|Export|TS)/.test(parent.type) || parent.key === node;
