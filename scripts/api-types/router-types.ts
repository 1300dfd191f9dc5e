import { fileURLToPath } from 'node:url';
import ts from 'typescript-6';
import { createTypePrinter } from './print-type.ts';

const ENTRY = fileURLToPath(new URL('../../apps/api/src/server/every-procedure.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.esnext.disposable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

const BUILDER = {
  query: 'TRPCQueryProcedure',
  mutation: 'TRPCMutationProcedure',
  subscription: 'TRPCSubscriptionProcedure',
} as const;

const HEAD = `// Ridewire's procedures over /trpc, for clients in TypeScript. Made from the server's own sources; needs @trpc/server alone.
import type {
  TRPCBuiltRouter,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
} from '@trpc/server';

/** What a refused call's \`data\` holds. */
export interface ErrorData {
  /** For programs: the codes are those of /api/openapi.json. */
  code: string;
  httpStatus: number;
  /** What words it: the code itself, or which of several refusals of that code it is. */
  key: string;
  /** What the words of the key need to know. */
  params?: Record<string, unknown>;
  /** Of bad input, the first field that is at fault, such as \`profile.name\`. */
  field: string | null;
  /** Of bad input, every field that is at fault, by its name as it was sent. */
  fields: Record<string, { key: string; params?: Record<string, unknown> }>;
}

interface Root {
  ctx: object;
  meta: object;
  errorShape: { code: number; message: string; data: ErrorData };
  transformer: false;
}`;

/**
 * Declarations of every procedure's input and output that stand by themselves, without this repository.
 * @throws Error where the sources' types can't be read
 */
export function makeRouterTypes(): string {
  const program = ts.createProgram([ENTRY], OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(ENTRY);
  const alias = source?.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'EveryProcedure');
  if (!alias) throw new Error(`${ENTRY} declares no type.`);
  const { print, declarations } = createTypePrinter(checker, (file) => !file.includes('/node_modules/'));

  const propertiesOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((property) => ({
      name: property.name,
      type: checker.getTypeOfSymbol(property),
    }));
  const routes = propertiesOf(checker.getTypeAtLocation(alias)).map((noun) => {
    const procedures = propertiesOf(noun.type).map((procedure) => {
      const parts = new Map(propertiesOf(procedure.type).map(({ name, type }) => [name, type]));
      const part = (name: string): ts.Type => {
        const type = parts.get(name);
        if (!type) throw new Error(`${noun.name}.${procedure.name} has no ${name}.`);
        return type;
      };
      const kind = (part('kind') as ts.StringLiteralType).value as keyof typeof BUILDER;
      const output =
        kind === 'subscription'
          ? `AsyncIterable<${print(part('output'))}, void, unknown>`
          : print(part('output'));
      return `${procedure.name}: ${BUILDER[kind]}<{ input: ${print(part('input'))}; output: ${output}; meta: object }>;`;
    });
    return `${noun.name}: {\n${procedures.join('\n')}\n};`;
  });
  const router = `export type AppRouter = TRPCBuiltRouter<Root, {\n${routes.join('\n')}\n}>;`;
  const text = [HEAD, router, ...declarations.values()].join('\n\n');
  return ts.createPrinter().printFile(ts.createSourceFile('router.d.ts', text, ts.ScriptTarget.ES2022));
}
