import { mistake } from '@ridewire/contracts';
import { z } from 'zod';
import type { RestRequest, RestRow } from '../../procedures/rest-row.ts';
import { rolesOf } from '../router/roles-of.ts';
import { jsonSchemaOf, resolved, type Components, type JsonSchema } from './openapi/json-schema.ts';

type Sent = Pick<RestRequest, 'body' | 'query' | 'role'>;
type Issue = z.core.$ZodRawIssue<z.core.$ZodIssueCustom>;

/** A name is shown as it was sent, but not a page of it. */
const SHOWN_LETTERS = 60;
const NOTHING = z.object({});

/**
 * Makes what refuses fields that a row doesn't document, in its body at any depth and in its address. Nobody is told of their
 * names whom the row isn't for.
 * @returns throws ZodError
 */
export function createUnknownCheck(row: RestRow): (sent: Sent) => void {
  const components: Components = {};
  const body = jsonSchemaOf(row.body ?? NOTHING, components);
  const query = jsonSchemaOf(row.query ?? NOTHING, components);
  const roles = rolesOf(row);
  return (sent) => {
    if (roles !== 'everybody' && (sent.role === null || !roles.includes(sent.role))) return;
    const issues = [...unknownIn(sent.query, query, components), ...unknownIn(sent.body, body, components)];
    if (issues.length > 0) throw new z.ZodError(issues as z.core.$ZodIssue[]);
  };
}

function unknownIn(
  sent: unknown,
  schema: JsonSchema,
  components: Components,
  path: readonly (string | number)[] = [],
): Issue[] {
  if (typeof sent !== 'object' || sent === null) return [];
  const { anyOf, items, properties, additionalProperties } = resolved(schema, components);
  if (anyOf) {
    const found = anyOf.map((each) => unknownIn(sent, each, components, path));
    // What one of the choices knows is known.
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(sent))
    return items ? sent.flatMap((each, at) => unknownIn(each, items, components, [...path, at])) : [];
  if (!properties) return [];
  const known = Object.keys(properties);
  const names = Object.keys(sent).filter((name) => !Object.hasOwn(properties, name));
  const message = mistake('unknownFields', {
    names: names.map((name) => name.slice(0, SHOWN_LETTERS)),
    known,
  });
  return [
    ...(additionalProperties === false ? names : []).map((name) => ({
      code: 'custom' as const,
      input: sent,
      path: [...path, name.slice(0, SHOWN_LETTERS)],
      message,
    })),
    ...Object.entries(properties).flatMap(([name, each]) =>
      unknownIn((sent as Record<string, unknown>)[name], each, components, [...path, name]),
    ),
  ];
}
