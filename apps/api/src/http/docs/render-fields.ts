import { escapeHtml } from '../../mail/escape-html.ts';
import type { Components, JsonSchema } from '../openapi/json-schema.ts';
import { resolved } from '../openapi/json-schema.ts';
import type { Parameter } from '../openapi/openapi.ts';

interface Field {
  name: string;
  where: string;
  schema: JsonSchema;
  isRequired: boolean;
  note: string;
}

/** What may be sent, one line a field; fields in fields by their whole names. */
export function renderFields(
  parameters: readonly Parameter[],
  body: JsonSchema | undefined,
  components: Components,
): string {
  const fields: Field[] = [
    ...parameters.map(({ name, schema, required, description = '', in: where }) => ({
      name,
      where,
      schema,
      isRequired: required,
      note: description,
    })),
    ...(body ? fieldsOf(body, components, '') : []),
  ];
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, where, schema, isRequired, note }) => {
    const kind = `${kindOf(schema)}${isRequired ? '' : ', optional'}`;
    const more = note === '' ? '' : `<br><span class="who">${escapeHtml(note)}</span>`;
    const place = where === 'body' ? '' : ` <span class="who">${where}</span>`;
    return `<tr><td><code>${escapeHtml(name)}</code>${place}</td><td>${escapeHtml(kind)}${more}</td></tr>`;
  });
  return `<h4>Send</h4><div class="wide"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

function fieldsOf(schema: JsonSchema, components: Components, prefix: string): Field[] {
  const { properties = {}, required = [] } = resolved(schema, components);
  return Object.entries(properties).flatMap(([name, each]) => {
    const own = resolved(each, components);
    if (own.properties) return fieldsOf(own, components, `${prefix}${name}.`);
    const isRequired = required.includes(name);
    return [
      { name: `${prefix}${name}`, where: 'body', schema: own, isRequired, note: own.description ?? '' },
    ];
  });
}

/** What a value may be, in few words. */
function kindOf({ type, format, enum: choices, anyOf, pattern, ...bounds }: JsonSchema): string {
  if (choices) return choices.join(', ');
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (pattern === String.raw`^\d{6}$`) return 'six digits';
  const { minLength, maxLength, minimum, maximum } = bounds;
  const sizes = [
    ...(minLength !== undefined && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength} characters`] : []),
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`at least ${minimum}`] : []),
  ];
  const what =
    format === 'email' ? 'email address' : format === 'binary' ? 'file' : [type].flat().join(' or ');
  return [what, ...sizes].join(', ');
}
