import { EXAMPLES, LEFT_OUT, OPERATION_EXAMPLES, USUAL } from './examples.ts';
import { resolved, type Components, type JsonSchema } from './json-schema.ts';

/** The example of a field, by as much of its path as is named. */
function named([operation = '', ...fields]: readonly string[]): unknown {
  const ways = fields.map((_, from) => fields.slice(from).join('.'));
  return [OPERATION_EXAMPLES[operation] ?? {}, EXAMPLES]
    .flatMap((examples) => ways.map((way) => examples[way]))
    .find((value) => value !== undefined);
}

const nameOf = ({ $ref = '' }: JsonSchema): string => $ref.slice($ref.lastIndexOf('/') + 1);

/**
 * A realistic value that fits a schema, put together from examples by the names of fields.
 * @param path the operation, then the fields on the way here
 * @throws Error for a field without an example
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
  if (examples) return examples[0];
  if (items) return [exampleOf(items, components, path)];
  if ('const' in rest) return rest.const;
  if (anyOf) return exampleOf(anyOf[0] as JsonSchema, components, path);
  if (type === 'null') return null;
  if (rest.enum) return [known, ...USUAL].find((value) => rest.enum?.includes(value)) ?? rest.enum[0];
  if (known === undefined) throw new Error(`The field ${path.join('.')} has no example.`);
  return known;
}
