import { createHash } from 'node:crypto';
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';
import Fastify from 'fastify';
import { openText, type SendText } from '../../http/open-text.ts';

/** Our colors, where Scalar's own are too pale to read. */
const COLORS = `
  .light-mode { --scalar-color-accent: #0b7a6b; --scalar-color-3: #5a6b68; --scalar-color-green: #177a3c; --scalar-color-yellow: #8a5a00; }
  .dark-mode { --scalar-color-accent: #3fc7b2; --scalar-color-3: #9db0ac; }`;

/** Nothing is fetched from elsewhere, and nothing is sent anywhere. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  operationTitleSource: 'path',
  documentDownloadType: 'direct',
  customCss: COLORS,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
} satisfies Partial<ApiReferenceConfiguration>;

const START = `Scalar.createApiReference('#app', ${JSON.stringify(CONFIGURATION)})`;

/** The page's script sets its styles; it sends only the calls a reader tries. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(START).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param script the address at which the page finds openScript's script */
export const writeDocsPage = (script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ridewire API</title>
</head>
<body><div id="app"></div><script src="${script}"></script><script>${START}</script></body>
</html>
`;

/**
 * Scalar's script, 4 MB. The package provides it only as a plugin and takes 30 MB of memory, so it is loaded when
 * someone reads the page.
 */
export async function openScript(): Promise<SendText> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const host = Fastify();
  await host.register(scalar, { routePrefix: '/', configuration: CONFIGURATION });
  const { body, statusCode } = await host.inject('/js/scalar.js');
  await host.close();
  if (statusCode !== 200) throw new Error('Scalar hands its script out elsewhere now');
  return openText(body, 'text/javascript');
}
