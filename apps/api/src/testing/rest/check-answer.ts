import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { pathOf } from '../../server/rest/openapi/document-row.ts';
import type { OpenApi } from '../../server/rest/openapi/openapi.ts';
import type { RestAnswer } from './call-rest.ts';

/** Text that no answer may contain. */
const SECRET = /argon2|passwordHash|password_hash|codeHash|secret|refreshGeneration|requestHash|sessionId/i;
/** Text that only a sign-in may return. */
const TOKEN = /eyJ[\w-]+\.|"(access|refresh)Token":/;
const GIVES_TOKENS = new Set(['/auth/login', '/auth/refresh-token']);

/** Checks answers against the document, and for forbidden content. */
export function createAnswerCheck(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package's default export is the function and, seen as ESM, its namespace.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ ...document, $id: 'openapi' });
  const pointer = (...keys: string[]) =>
    keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

  // Compiling a schema takes longer than the call that it checks.
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = ($ref: string): ValidateFunction => {
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate;
  };

  return (row: { method: string; path: string }, answer: RestAnswer): void => {
    const what = `${row.method} ${row.path} → ${answer.status} ${answer.text.slice(0, 300)}`;
    const path = pathOf(row);
    const method = row.method.toLowerCase();
    const documented = document.paths[path]?.[method]?.responses[answer.status];
    expect(documented, `${what} is a status of the document`).toBeDefined();
    const validate = validatorOf(
      `openapi#${pointer('paths', path, method, 'responses', String(answer.status), 'content', 'application/json', 'schema')}`,
    );
    expect(validate(answer.body), `${what}: ${JSON.stringify(validate.errors)}`).toBe(true);
    if (answer.status >= 400) {
      const { code, message, error } = answer.body as { code: string; message: string; error: string };
      const codes = documented?.content?.['application/json']?.examples ?? {};
      expect(Object.keys(codes), `${what}: a refusal the document names`).toContain(code);
      expect(error).toBe(message);
      expect(message).toMatch(/^[A-Z].*[.\w”]$/s);
      expect(message).not.toMatch(/[{}[\]]|zod|expected|received|undefined/);
    }
    expect(answer.text, what).not.toMatch(SECRET);
    if (!GIVES_TOKENS.has(row.path) || answer.status >= 400) expect(answer.text, what).not.toMatch(TOKEN);
    expect(answer.headers.get('set-cookie'), what).toBeNull();
    expect(answer.headers.get('x-request-id'), what).toMatch(/^[\da-f-]{36}$/);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0);
  };
}
