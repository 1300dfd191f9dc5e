import { z } from 'zod';

/** JSON Schema 2020-12, as far as examples need it. */
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
  oneOf?: JsonSchema[];
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

/** Named schemas, by their name. */
export type Components = Record<string, JsonSchema>;

const AT = '#/components/schemas/';

/**
 * A schema of ours for the document; its parts with an id are added to `components` and referred to.
 * @param isLoose takes parts that no schema can describe, such as what something is made into, for anything
 * @throws Error for such a part, unless it is loose
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  components: Components,
  { io = 'output', isLoose = false }: { io?: 'input' | 'output'; isLoose?: boolean } = {},
): JsonSchema {
  const made = z.toJSONSchema(schema, {
    // Usually the form that is checked, not the form before trimming.
    io,
    unrepresentable: isLoose ? 'any' : 'throw',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  });
  const { $defs, id, ...own } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${AT}`)) as Made;
  delete own.$schema;
  Object.assign(components, $defs, id !== undefined && { [id]: own });
  return id === undefined ? own : { $ref: `${AT}${id}` };
}

/** The component a reference leads to; the schema itself for any other. */
export const resolved = (schema: JsonSchema, components: Components): JsonSchema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.slice(AT.length)] ?? {});

function tidy(schema: JsonSchema): void {
  // Formats say the same, and are readable.
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.format === 'binary') delete schema.contentEncoding;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
