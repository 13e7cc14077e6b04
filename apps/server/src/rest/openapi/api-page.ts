import type { Locale } from '@aube/content/locale';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { curlLine } from './curl-line.ts';
import type { OpenApiDocument } from './document.ts';
import type { Answer, Operation } from './operation.ts';
import type { JsonSchema } from './json-schema.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const TEXTS = {
  fr: {
    other: 'English',
    otherPath: '/en/docs-api',
    document: 'Le document OpenAPI 3.1',
    contents: 'Sommaire',
    skip: 'Aller au contenu',
    parameters: 'Paramètres',
    body: 'Corps',
    reply: 'Réponse',
    refusals: 'Refus',
    example: 'Exemple',
    required: 'exigé',
    field: 'Champ',
    holds: 'Contenu',
    meaning: 'Sens',
    status: 'Statut',
    session: 'Session\u00a0:',
    noSession: 'sans',
    withSession: 'jeton en Authorization: Bearer',
    authentication: 'Jetons',
    refusal: 'Le corps d’un refus',
    or: ' ou ',
    curl: 'Avec curl',
    header: 'en-tête',
    headers: 'En-têtes de la réponse',
    list: 'liste : ',
    empty: 'nul',
  },
  en: {
    other: 'Français',
    otherPath: '/docs-api',
    document: 'The OpenAPI 3.1 document',
    contents: 'Contents',
    skip: 'Skip to content',
    parameters: 'Parameters',
    body: 'Body',
    reply: 'Reply',
    refusals: 'Refusals',
    example: 'Example',
    required: 'required',
    field: 'Field',
    holds: 'Holds',
    meaning: 'Meaning',
    status: 'Status',
    session: 'Session:',
    noSession: 'none',
    withSession: 'token in Authorization: Bearer',
    authentication: 'Tokens',
    refusal: 'The body of a refusal',
    or: ' or ',
    curl: 'With curl',
    header: 'header',
    headers: 'Headers of the reply',
    list: 'list: ',
    empty: 'null',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Words = (typeof TEXTS)[Locale];

const inline = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const prose = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;

const BOUNDS: [string, string][] = [
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['minLength', '≥ '],
  ['maxLength', '≤ '],
];

/** Short text for a schema: `integer ≥ 0 ≤ 600`, `coucher | lever | null`. */
function holds(schema: JsonSchema, words: Words): string {
  const { type, anyOf, items, format } = schema;
  if ('const' in schema) return String(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (anyOf) return anyOf.map((each) => holds(each, words)).join(words.or);
  const types = [type ?? 'object'].flat();
  if (types.includes('array')) {
    const list = words.list + holds(items || {}, words);
    return types.includes('null') ? list + words.or + words.empty : list;
  }
  const bounds = BOUNDS.flatMap(([keyword, sign]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [`${sign}${bound}`] : [];
  });
  const name = types.join(words.or).replace('null', words.empty);
  return [name, ...(format === undefined ? [] : [`(${format})`]), ...bounds].join(' ');
}

type Row = { name: string; schema: JsonSchema; isRequired: boolean };

type Schemas = Readonly<Record<string, JsonSchema>>;

const nameOfRef = (ref: string) => ref.split('/').at(-1) ?? '';

function objectIn(schema: JsonSchema, schemas: Schemas): JsonSchema | null {
  if (schema.$ref) return schemas[nameOfRef(schema.$ref)] ?? null;
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items, schemas);
  for (const each of schema.anyOf ?? []) {
    const found = objectIn(each, schemas);
    if (found) return found;
  }
  return null;
}

function rowsOf(schema: JsonSchema, schemas: Schemas, prefix = ''): Row[] {
  const { properties = {}, required = [] } = objectIn(schema, schemas) ?? {};
  return Object.entries(properties).flatMap(([name, inner]) => [
    { name: prefix + name, schema: inner, isRequired: required.includes(name) },
    ...rowsOf(inner, schemas, `${prefix}${name}.`),
  ]);
}

const fieldTable = (rows: readonly Row[], words: Words, saysRequired: boolean): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${words.field}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.field}</th>
          <th scope="col">${words.holds}</th>
          <th scope="col">${words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, schema, isRequired }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>
                ${holds(schema, words)}${
                  saysRequired && isRequired ? html` <em>${words.required}</em>` : ''
                }
              </td>
              <td>${inline(schema.description ?? '')}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

type Content = { schema?: JsonSchema; example?: unknown };
type NamedContent = Content & { schemas: Schemas };

function contentPart(
  title: string,
  content: NamedContent,
  words: Words,
  saysRequired: boolean,
): Html {
  const { schema = {}, example, schemas } = content;
  return html`<h4>${title}</h4>
    ${fieldTable(rowsOf(schema, schemas), words, saysRequired)}
    ${
      example === undefined
        ? ''
        : html`<details>
            <summary>${words.example}</summary>
            <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
          </details>`
    }`;
}

const idOf = ({ operationId }: Operation) => operationId;

function namedParameters({ parameters }: Operation, { components }: OpenApiDocument, words: Words) {
  const shared: Record<string, SharedParameter> = components.parameters;
  return parameters.map((each) => {
    const found = 'name' in each ? each : shared[nameOfRef(each.$ref)];
    if (!found) throw new Error('The document names a parameter that it does not have.');
    const { name, in: place, description, required, schema } = found;
    return {
      name: place === 'header' ? `${name} (${words.header})` : name,
      schema: { ...schema, description },
      isRequired: required,
    };
  });
}

type SharedParameter = {
  name: string;
  in: string;
  description: string;
  required: boolean;
  schema: JsonSchema;
};

function headerList(
  { headers = {} }: Pick<Answer, 'headers'>,
  { components }: OpenApiDocument,
  words: Words,
): Html {
  const known: Record<string, { description: string }> = components.headers;
  const named = Object.entries(headers);
  if (named.length === 0) return html``;
  return html`<h4>${words.headers}</h4>
    <dl>
      ${named.map(
        ([name, { $ref }]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${prose(known[nameOfRef($ref)]?.description ?? '')}</dd>`,
      )}
    </dl>`;
}

function operationPart(
  method: string,
  path: string,
  operation: Operation,
  document: OpenApiDocument,
  locale: Locale,
): Html {
  const words = TEXTS[locale];
  const { schemas } = document.components;
  const site = document.servers[0]?.url ?? '';
  const { summary, description, requestBody, responses, security } = operation;
  const [done, ...refused] = Object.entries(responses).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  );
  const named = namedParameters(operation, document, words);
  const [status, reply] = done ?? ['', null];
  const shown: Record<string, Content> = reply?.content ?? {};
  const answered = shown['application/json'];
  const files = Object.entries(shown).filter(([type]) => type !== 'application/json');
  return html`<article id="${idOf(operation)}">
    <h3>${summary}</h3>
    <p class="path"><strong>${method.toUpperCase()}</strong> <code>${path}</code></p>
    ${prose(description)}
    <p>${words.session} ${security.length === 0 ? words.noSession : words.withSession}</p>
    ${
      named.length === 0
        ? ''
        : html`<h4>${words.parameters}</h4>
            ${fieldTable(named, words, false)}`
    }
    ${requestBody ? contentPart(words.body, { ...requestBody.content['application/json'], schemas }, words, true) : ''}
    ${
      answered
        ? contentPart(`${words.reply} ${status}`, { ...answered, schemas }, words, false)
        : html`<h4>${words.reply} ${status}</h4>
            <p>${inline(reply?.description ?? '')}</p>
            ${
              files.length === 0
                ? ''
                : html`<dl>
                    ${files.map(
                      ([type, { schema }]) =>
                        html`<dt><code>${type}</code></dt>
                          <dd>${inline(schema?.description ?? '')}</dd>`,
                    )}
                  </dl>`
            }`
    }
    ${headerList(reply ?? {}, document, words)}
    <h4>${words.curl}</h4>
    <pre tabindex="0"><code>${curlLine({ site, path, method, operation, locale })}</code></pre>
    <details>
      <summary>${words.refusals}</summary>
      <dl>
        ${refused.map(
          ([code, refusal]) =>
            html`<dt>${code}</dt>
              <dd>${prose(refusal.description ?? '')} ${headerList(refusal, document, words)}</dd>`,
        )}
      </dl>
    </details>
  </article>`;
}

export function apiPage(document: OpenApiDocument, locale: Locale): Html {
  const words = TEXTS[locale];
  const { info, paths, tags, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ofTag = (name: string) =>
    operations.filter(({ operation }) => operation.tags.includes(name));
  return html`${raw('<!doctype html>')}
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <link rel="stylesheet" href="/docs-api.css" />
      </head>
      <body>
        <a class="skip" href="#main">${words.skip}</a>
        <header>
          <h1>${info.title}</h1>
          <p>
            <a href="${words.otherPath}" lang="${locale === 'fr' ? 'en' : 'fr'}">${words.other}</a>
            &middot; <a href="/openapi.json?lang=${locale}">${words.document}</a>
          </p>
        </header>
        <div class="columns">
          <nav aria-label="${words.contents}">
            ${tags.map(
              ({ name }) =>
                html`<details>
                  <summary>${name}</summary>
                  <ul>
                    ${ofTag(name).map(
                      ({ operation, method }) =>
                        html`<li>
                          <a href="#${idOf(operation)}"
                            >${operation.summary} <small>${method.toUpperCase()}</small></a
                          >
                        </li>`,
                    )}
                  </ul>
                </details>`,
            )}
          </nav>
          <main id="main">
            ${prose(info.description)}
            <h2>${words.authentication}</h2>
            ${Object.values(components.securitySchemes).map(({ description }) =>
              prose(description),
            )}
            <h2>${words.refusal}</h2>
            ${fieldTable(rowsOf({ $ref: 'Refus' }, components.schemas), words, true)}
            ${tags.map(
              ({ name }) =>
                html`<section>
                  <h2>${name}</h2>
                  ${ofTag(name).map(({ path, method, operation }) =>
                    operationPart(method, path, operation, document, locale),
                  )}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`;
}
