import { html, raw } from 'hono/html';
import * as words from '#messages/docs.ts';
import type { ApiDocument } from './document.ts';
import { codeMeanings, errorCodes } from './error-codes.ts';

/** The parts of the document that the page shows; the generator's own types are far wider. */
interface Operation {
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  description?: string | undefined;
  maxLength?: number;
}

/** The API's document as a page that works without script; a token is good for so many minutes. */
export function docsPage(document: ApiDocument, { tokenMinutes }: { tokenMinutes: number }) {
  const paths = Object.entries(document.paths ?? {}) as [string, Record<string, Operation>][];
  const calls = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<header><a href="/">Moto Garage</a><h1>${words.title}</h1>
<p>${words.intro}</p><p>${words.recipe(tokenMinutes)}</p><p><a href="/api/openapi.json">${words.machineReadable}</a></p></header>
<main>
${calls.map((call) => callSection(call, schemas))}
<section>
<h2>${words.errorCodes}</h2>
<p>${words.errorCodesIntro}</p>
<dl>${errorCodes.map((code) => html`<dt id="${code}"><code>${code}</code></dt><dd>${codeMeanings[code]}</dd>`)}</dl>
</section>
</main>
</body>
</html>`;
}

function callSection(
  call: { path: string; method: string; operation: Operation },
  schemas: Record<string, Schema>,
) {
  const { path, method, operation } = call;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const needs = operation.security?.flatMap((scheme) => Object.keys(scheme)) ?? [];
  return html`<section>
<h2><b>${method}</b> <code>/api${path}</code></h2>
<p>${operation.summary ?? ''}${needs.includes('token') ? html` <em>${words.needsToken}</em>` : ''}${
    needs.includes('session') ? html` <em>${words.needsSession}</em>` : ''
  }</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${
  operation.parameters?.length
    ? html`<h3>${words.parameters}</h3><dl>${operation.parameters.map((parameter) =>
        member(
          parameter.name,
          { description: parameter.description, ...parameter.schema },
          parameter.required === true,
        ),
      )}</dl>`
    : ''
}
${body ? html`<h3>${words.request}</h3>${members(body, schemas)}` : ''}
<h3>${words.answers}</h3>
<dl>${Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const schema = Object.values(response.content ?? {})[0]?.schema;
    return html`<dt><code>${status}</code> ${schema ? typeName(schema) : ''}</dt><dd>${response.description ?? ''}${
      status.startsWith('2') && schema ? members(schema.items ?? schema, schemas) : ''
    }</dd>`;
  })}</dl>
</section>`;
}

function members(schema: Schema, schemas: Record<string, Schema>) {
  const resolved = schema.$ref ? (schemas[nameOf(schema.$ref)] ?? schema) : schema;
  const entries = Object.entries(resolved.properties ?? {});
  if (entries.length === 0) return '';
  return html`<dl class="members">${entries.map(([name, value]) =>
    member(name, value, resolved.required?.includes(name) ?? false),
  )}</dl>`;
}

function member(name: string, schema: Schema, isRequired: boolean) {
  const limit = schema.maxLength ? ` ≤ ${schema.maxLength}` : '';
  return html`<dt><code>${name}</code> ${typeName(schema)}${limit}${
    isRequired ? html` <em>${words.required}</em>` : ''
  }</dt><dd>${schema.description ?? ''}</dd>`;
}

function typeName(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.items) return `${typeName(schema.items)}[]`;
  return [schema.type ?? []].flat().join(' | ');
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1b1d21,#f2efea);--paper:light-dark(#f7f4ef,#16181b);--quiet:light-dark(#55585f,#b3b0aa);--line:light-dark(#d9d4cb,#34373d);--signal:light-dark(#b23a0c,#ff8a5c)}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
header,main{max-width:54rem;margin:auto;padding:1.5rem 1rem}
header a,main a{color:var(--signal)}
section{border-top:1px solid var(--line);padding:1.5rem 0}
h1{font-size:2rem;line-height:1.1}h2{font-size:1.15rem;overflow-wrap:anywhere}h2 b{color:var(--signal)}
h3{font-size:.85rem;color:var(--quiet);margin:1rem 0 .25rem}
em{font-style:normal;font-size:.85rem;color:var(--signal)}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0}
dt{overflow-wrap:anywhere;color:var(--quiet)}dt code{color:var(--ink)}dd{margin:0}
.members{grid-column:1/-1;font-size:.95rem;margin:.25rem 0 .5rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
`;
