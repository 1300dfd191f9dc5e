import { builderMutator } from './builder-mutator.js';
import { fromInstrumenter } from './find-instrumenter.js';
import { sqlMutator } from './sql-mutator.js';
import { statusMutator } from './status-mutator.js';

const { parseSync, traverse } = fromInstrumenter('@babel/core');
const { generate } = fromInstrumenter('@babel/generator');
const { allMutators } = fromInstrumenter('./dist/src/mutators/mutate.js');

const OURS = [sqlMutator, statusMutator, builderMutator];
/** Stryker's that empty something. Most of theirs fail at once, or change words that only logs have. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'Regex'];
const MUTATORS = [...OURS, ...allMutators.filter(({ name }) => !LEFT_OUT.includes(name))];

/**
 * All small mistakes that could be made in a module.
 * @param {string} file
 * @param {string} code
 * @returns {{ file: string, mutator: string, isOurs: boolean, line: number, was: string, now: string, changed: string }[]}
 */
export function listMistakes(file, code) {
  const mistakes = [];
  traverse(
    parseSync(code, { configFile: false, sourceType: 'module', parserOpts: { plugins: ['typescript'] } }),
    {
      enter(path) {
        if (/^(?:TS(?!(?:As|NonNull|Satisfies)Expression)|ImportDeclaration)/.test(path.node.type))
          return path.skip();
        const { start, end, loc } = path.node;
        for (const mutator of MUTATORS) {
          // A call without its value breaks a text of SQL at once; one that is made for its effect may be missed.
          if (mutator.name === 'CallExpression' && !path.parentPath?.isExpressionStatement()) continue;
          for (const node of mutator.mutate(path, { isExpressionContext: path.isExpression() })) {
            const [was, now] = [code.slice(start, end), textOf(node)];
            const changed = code.slice(0, start) + now + code.slice(end);
            const isOurs = OURS.includes(mutator);
            mistakes.push({ file, mutator: mutator.name, isOurs, line: loc.start.line, was, now, changed });
          }
        }
      },
    },
  );
  return mistakes;
}

/** An expression keeps its place in the one around it. */
const textOf = (node) => {
  if (node.type === 'TemplateElement') return node.value.raw;
  const text = generate(node).code;
  return /(?:Binary|Logical|Conditional|Assignment|Unary|Await)Expression/.test(node.type)
    ? `(${text})`
    : text;
};
