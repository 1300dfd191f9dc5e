import { mistake } from '@ridewire/contracts';
import { z } from 'zod';
import type { RestRequest, RestRow } from '../../procedures/rest-row.ts';
import { rolesOf } from '../router/roles-of.ts';
import { PROCEDURES } from '../router/router.ts';
import { jsonSchemaOf, resolved, type Components, type JsonSchema } from './openapi/json-schema.ts';

type Sent = Pick<RestRequest, 'body' | 'query' | 'role'>;
type Issue = z.core.$ZodRawIssue<z.core.$ZodIssueCustom>;

/** A name is shown as sent, but cut to this length. */
const SHOWN_LETTERS = 60;
/** How many names a refusal shows; it only counts the others. */
const SHOWN_NAMES = 10;
const NOTHING = z.object({});

/**
 * Makes a check that refuses fields a row doesn't document, in its body at any depth and in its address. Callers whose
 * role may not use the row learn no field names: they get the procedure's own refusal.
 * @returns throws ZodError
 */
export function createUnknownCheck(row: RestRow): (sent: Sent) => void {
  const roles = rolesOf(row);
  let known: ReturnType<typeof readKnown> | undefined;
  return (sent) => {
    if (roles !== 'everybody' && (sent.role === null || !roles.includes(sent.role))) return;
    const { body, query, components } = (known ??= readKnown(row));
    const inQuery = unknownIn(sent.query, query, components);
    const issues = inQuery.length > 0 ? inQuery : unknownIn(sent.body, body, components);
    if (issues.length > 0) throw new z.ZodError(issues as z.core.$ZodIssue[]);
  };
}

/** A procedure's input as it is sent and as it is checked, by the procedure's path. Some parts can be described only as one of them. */
const knownInputs = new Map<string, { schema: JsonSchema; components: Components }[]>();

/** Refuses fields that the input of a procedure doesn't have, at any depth. @throws ZodError */
export function assertKnown(path: string, input: unknown): void {
  let forms = knownInputs.get(path);
  if (!forms) {
    const sent = PROCEDURES[path]?._def.inputs[0] ?? NOTHING;
    forms = (['output', 'input'] as const).map((io) => {
      const components: Components = {};
      return { schema: jsonSchemaOf(sent, components, { io, isLoose: true }), components };
    });
    knownInputs.set(path, forms);
  }
  const issues = firstFound(forms, ({ schema, components }) => unknownIn(input, schema, components));
  // Zod's other class is no Error, which tRPC asks of a cause.
  if (issues.length > 0) throw new z.ZodRealError(issues as z.core.$ZodIssue[]);
}

/** Takes a millisecond, which a start would take for every row. */
function readKnown(row: RestRow) {
  const components: Components = {};
  const body = jsonSchemaOf(row.body ?? NOTHING, components);
  const query = jsonSchemaOf(row.query ?? NOTHING, components);
  return { body, query, components };
}

/** The mistake of the first object with unknown fields: each name once, however many were sent. */
function unknownIn(
  sent: unknown,
  schema: JsonSchema,
  components: Components,
  path: readonly (string | number)[] = [],
): Issue[] {
  if (typeof sent !== 'object' || sent === null) return [];
  const { oneOf, anyOf = oneOf, items, properties, additionalProperties } = resolved(schema, components);
  if (anyOf) {
    const found = anyOf.map((each) => unknownIn(sent, each, components, path));
    // A field that one of the choices knows is known.
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(sent))
    return items
      ? firstFound(sent.entries(), ([at, each]) => unknownIn(each, items, components, [...path, at]))
      : [];
  if (!properties) return [];
  // As it is sent, an object says nothing of others; what is open to all says so.
  if (additionalProperties === false || additionalProperties === undefined) {
    const names = Object.keys(sent).filter((name) => !Object.hasOwn(properties, name));
    if (names.length > 0) return issuesOf(names, Object.keys(properties), sent, path);
  }
  return firstFound(Object.entries(properties), ([name, each]) =>
    unknownIn((sent as Record<string, unknown>)[name], each, components, [...path, name]),
  );
}

function firstFound<Each>(all: Iterable<Each>, look: (each: Each) => Issue[]): Issue[] {
  for (const each of all) {
    const found = look(each);
    if (found.length > 0) return found;
  }
  return [];
}

function issuesOf(
  names: string[],
  known: string[],
  input: unknown,
  path: readonly (string | number)[],
): Issue[] {
  const shown = names.slice(0, SHOWN_NAMES).map((name) => name.slice(0, SHOWN_LETTERS));
  const message = mistake('unknownFields', { names: shown, more: names.length - shown.length, known });
  return shown.map((name) => ({ code: 'custom', input, path: [...path, name], message }));
}
