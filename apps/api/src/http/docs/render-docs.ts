import { escapeHtml } from '../../mail/escape-html.ts';
import type { Media, OpenApi, Operation } from '../openapi/openapi.ts';
import { curlOf } from './curl-of.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { renderFields } from './render-fields.ts';

interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * The document as a page that needs nothing but itself.
 * @param base http(s)://host[:port]/api, for the commands
 */
export function renderDocs(document: OpenApi, base: string): string {
  const endpoints: Endpoint[] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const nouns = document.tags.map(({ name, description }) => ({
    name,
    description,
    endpoints: endpoints.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const links = nouns.map(
    (noun) =>
      `<h2><a href="#${noun.name}">${noun.name}</a></h2><ul>${noun.endpoints.map(renderLink).join('')}</ul>`,
  );
  const sections = nouns.map(
    (noun) =>
      `<section><h2 class="noun" id="${noun.name}">${capital(noun.name)}</h2><p class="lead">${escapeHtml(noun.description)}</p>${noun.endpoints
        .map((endpoint) => renderEndpoint(endpoint, document, base))
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ridewire API</title><style>${DOCS_STYLE}</style></head>
<body><div class="page">
<nav aria-label="Endpoints"><a class="brand" href="/">Ridewire</a>${links.join('')}</nav>
<main><h1>Ridewire API</h1>${document.info.description.split('\n\n').map(renderText).join('')}
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${sections.join('')}</main>
</div></body></html>`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A paragraph; what stands in backticks is code. */
const renderText = (text: string): string =>
  `<p>${escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

const renderVerb = (method: string): string => `<span class="verb ${method}">${method}</span>`;

const renderLink = ({ method, path, operation }: Endpoint): string =>
  `<li><a href="#${operation.operationId}">${renderVerb(method)}<span>${escapeHtml(path)}</span></a></li>`;

function renderEndpoint({ method, path, operation }: Endpoint, document: OpenApi, base: string): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const [body] = Object.values(requestBody?.content ?? {});
  const [success = ['200', undefined]] = Object.entries(responses);
  const answer = Object.values(success[1]?.content ?? {})[0];
  return `<article id="${operationId}"><h3>${renderVerb(method)}<a href="#${operationId}">/api${escapeHtml(path)}</a></h3>
<p class="summary">${escapeHtml(summary)}</p><p class="who">${escapeHtml(description)}</p>
${renderFields(parameters, body?.schema, document.components.schemas)}
<h4>Try it</h4><pre tabindex="0"><code>${escapeHtml(curlOf(base, method, path, operation))}</code></pre>
<details><summary>Answer ${success[0]}</summary>${renderJson(answer)}</details>
<details><summary>Refusals</summary>${renderErrors(responses)}</details></article>`;
}

const renderJson = (media: Media | undefined): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(media?.example, null, 2))}</code></pre>`;

function renderErrors(responses: Operation['responses']): string {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(
      ([code, { value }]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml((value as { message: string }).message)}</td></tr>`,
    ),
  );
  return `<div class="wide"><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
