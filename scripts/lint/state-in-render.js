// A lint rule against setting state while its component renders.

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const STATE_HOOKS = new Set(['useState', 'useReducer']);
/** These hooks run their function during the render. */
const RENDER_HOOKS = new Set(['useMemo', 'useState', 'useReducer']);

/** The function that this code runs in. */
function findRunner(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (FUNCTIONS.has(at.type) && !isArgumentOf(at, RENDER_HOOKS)) return at;
  }
  return null;
}

const isArgumentOf = ({ parent }, hooks) => parent.type === 'CallExpression' && isCallOf(parent, hooks);
const isCallOf = ({ callee }, names) => names.has(callee.name ?? callee.property?.name);

const stateInRender = {
  create: (context) => ({
    VariableDeclarator(node) {
      if (node.init?.type !== 'CallExpression' || !isCallOf(node.init, STATE_HOOKS)) return;
      const setter = node.id.type === 'ArrayPattern' ? node.id.elements[1] : null;
      if (setter?.type !== 'Identifier') return;
      for (const { identifier } of context.sourceCode
        .getDeclaredVariables(node)
        .find(({ name }) => name === setter.name).references) {
        const call = identifier.parent;
        if (
          call.type === 'CallExpression' &&
          call.callee === identifier &&
          findRunner(call) === findRunner(node)
        )
          context.report({
            node: call,
            message: `${setter.name} is called while this renders: derive what is shown, or set it where it happens.`,
          });
      }
    },
  }),
};

export default { meta: { name: 'ridewire' }, rules: { 'state-in-render': stateInRender } };
