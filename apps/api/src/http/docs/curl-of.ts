import type { Operation } from '../openapi/openapi.ts';

/** A word as a shell reads it back: everything in single quotes means itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * One call of an operation, as typed into a shell where $TOKEN is an access token.
 * @param base http(s)://host[:port]/api
 */
export function curlOf(base: string, method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters ?? [];
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), `${base}${path}`);
  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  const media = operation.requestBody?.content ?? {};
  const body = media['application/json']?.example;
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(address)}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(key ? [`-H ${quoted(`Idempotency-Key: ${String(key.example)}`)}`] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...('multipart/form-data' in media ? ["-F 'image=@me.jpg'"] : []),
  ].join(' \\\n  ');
}
