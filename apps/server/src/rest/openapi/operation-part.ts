import type { Locale } from '@aube/content/locale';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { API_PAGE_WORDS, type ApiPageWords } from './api-page-words.ts';
import { curlLine } from './curl-line.ts';
import type { OpenApiDocument } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Answer, Operation } from './operation.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Formats code; a long path or name may break only after a separator. */
function code(text: string): Html {
  const pieces = text.split(/(?<=[/_.])/);
  const breakable = pieces.map((piece, at) => (at === 0 ? piece : html`<wbr />${piece}`));
  return html`<code>${breakable}</code>`;
}

const inline = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : part));

export const prose = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;

const BOUNDS: [string, string][] = [
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['minLength', '≥ '],
  ['maxLength', '≤ '],
];

/** Describes a schema in short, such as `integer ≥ 0 ≤ 600` or `coucher | lever | null`. */
function holds(schema: JsonSchema, words: ApiPageWords): string {
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

export function rowsOf(schema: JsonSchema, schemas: Schemas, prefix = ''): Row[] {
  const { properties = {}, required = [] } = objectIn(schema, schemas) ?? {};
  return Object.entries(properties).flatMap(([name, inner]) => [
    { name: prefix + name, schema: inner, isRequired: required.includes(name) },
    ...rowsOf(inner, schemas, `${prefix}${name}.`),
  ]);
}

export const fieldTable = (
  rows: readonly Row[],
  words: ApiPageWords,
  saysRequired: boolean,
): Html =>
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
              <th scope="row">${code(name)}</th>
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
  words: ApiPageWords,
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

function namedParameters(
  { parameters }: Operation,
  { components }: OpenApiDocument,
  words: ApiPageWords,
) {
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
  words: ApiPageWords,
): Html {
  const known: Record<string, { description: string }> = components.headers;
  const named = Object.entries(headers);
  if (named.length === 0) return html``;
  return html`<h4>${words.headers}</h4>
    <dl>
      ${named.map(
        ([name, { $ref }]) =>
          html`<dt>${code(name)}</dt>
            <dd>${prose(known[nameOfRef($ref)]?.description ?? '')}</dd>`,
      )}
    </dl>`;
}

export function operationPart(
  method: string,
  path: string,
  operation: Operation,
  document: OpenApiDocument,
  locale: Locale,
): Html {
  const words = API_PAGE_WORDS[locale];
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
    <p class="path"><strong>${method.toUpperCase()}</strong> ${code(path)}</p>
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
                        html`<dt>${code(type)}</dt>
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
