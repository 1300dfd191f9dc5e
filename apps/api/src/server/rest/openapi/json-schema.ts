import { z } from 'zod';

/** JSON Schema 2020-12, as far as examples are made of it. */
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
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

interface Made extends JsonSchema {
  $schema?: string;
  $defs?: Components;
  id?: string;
}

/** Schemas with a name of their own, by it. */
export type Components = Record<string, JsonSchema>;

const AT = '#/components/schemas/';

/** A schema of ours for the document; what has an id in it is added to `components` and referred to. */
export function jsonSchemaOf(schema: z.ZodType, components: Components): JsonSchema {
  const made = z.toJSONSchema(schema, {
    // What is checked, and not how it may be written before it is trimmed.
    io: 'output',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  });
  const { $defs, id, ...own } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${AT}`)) as Made;
  delete own.$schema;
  Object.assign(components, $defs, id !== undefined && { [id]: own });
  return id === undefined ? own : { $ref: `${AT}${id}` };
}

/** The component a reference leads to; the schema itself when it is none. */
export const resolved = (schema: JsonSchema, components: Components): JsonSchema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.slice(AT.length)] ?? {});

function tidy(schema: JsonSchema): void {
  // Formats say the same, and can be read.
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.format === 'binary') delete schema.contentEncoding;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
