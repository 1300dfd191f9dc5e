import { z } from 'zod';

/** JSON Schema 2020-12, as far as the documentation reads it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Schemas with a name of their own, by it. */
export type Components = Record<string, JsonSchema>;

const AT = '#/components/schemas/';

/**
 * A schema of ours for the document; what has an id in it is added to `components` and referred to.
 * @param options.isOpen what is not named may be sent as well, and counts for nothing
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  components: Components,
  { isOpen = false }: { isOpen?: boolean } = {},
): JsonSchema {
  // What is checked, and not how it may be written before it is trimmed.
  const {
    $defs,
    $schema: _schema,
    ...own
  } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema, isOpen),
  }) as JsonSchema & { $defs?: Components; $schema?: string };
  for (const [id, component] of Object.entries($defs ?? {})) components[id] = referring(component);
  const { id, ...rest } = own as JsonSchema & { id?: string };
  if (id === undefined) return referring(rest);
  components[id] = referring(rest);
  return { $ref: `${AT}${id}` };
}

/** The component a reference leads to; the schema itself when it is none. */
export const resolved = (schema: JsonSchema, components: Components): JsonSchema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.slice(AT.length)] ?? {});

const referring = (schema: JsonSchema): JsonSchema => {
  const { id: _id, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"${AT}`),
  ) as JsonSchema & { id?: string };
  return rest;
};

function tidy(schema: JsonSchema, isOpen: boolean): void {
  // Formats say the same, and can be read.
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (isOpen && schema.additionalProperties === false) delete schema.additionalProperties;
}
