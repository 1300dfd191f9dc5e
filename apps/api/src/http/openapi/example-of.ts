import { EXAMPLES, LEFT_OUT, USUAL } from './examples.ts';
import { resolved, type Components, type JsonSchema } from './json-schema.ts';

/** The example of a field, by as much of the way to it as is named. */
function named(path: readonly string[]): unknown {
  for (let from = 0; from < path.length; from += 1) {
    const value = EXAMPLES[path.slice(from).join('.')];
    if (value !== undefined) return value;
  }
  return undefined;
}

const nameOf = ({ $ref = '' }: JsonSchema): string => $ref.slice($ref.lastIndexOf('/') + 1);

/**
 * A value that fits a schema and could be real, put together of examples by the names of fields.
 * @param path the operation, then the fields on the way here
 * @throws Error for a field that has no example
 */
export function exampleOf(schema: JsonSchema, components: Components, path: readonly string[]): unknown {
  const { examples, anyOf, items, properties, type, ...rest } = resolved(schema, components);
  const known = named(path);
  if (known === null) return null;
  if (properties) {
    const fields = Object.entries(properties).filter(([field]) => named([...path, field]) !== LEFT_OUT);
    return Object.fromEntries(
      fields.map(([field, each]) => [
        field,
        EXAMPLES[`${nameOf(schema)}:${field}`] ?? exampleOf(each, components, [...path, field]),
      ]),
    );
  }
  if (items) return [exampleOf(items, components, path)];
  if (examples) return examples[0];
  if ('const' in rest) return rest.const;
  if (anyOf) return exampleOf(anyOf[0] as JsonSchema, components, path);
  if (type === 'null') return null;
  if (rest.enum) return [known, ...USUAL].find((value) => rest.enum?.includes(value)) ?? rest.enum[0];
  if (known === undefined) throw new Error(`The field ${path.join('.')} has no example.`);
  return known;
}
