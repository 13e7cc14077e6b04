import type { Locale } from '@aube/content/locale';
import { html, raw } from 'hono/html';
import { API_PAGE_WORDS } from './api-page-words.ts';
import type { OpenApiDocument } from './document.ts';
import { fieldTable, operationPart, prose, rowsOf, type Html } from './operation-part.ts';
import { GENERAL_TEXTS } from './texts/general-texts.ts';

const HOME = { fr: '/docs-api', en: '/en/docs-api' } as const satisfies Record<Locale, string>;

const pathOf = (locale: Locale, area: string | null) =>
  area === null ? HOME[locale] : `${HOME[locale]}/${area}`;

function groupsOf({ paths, tags }: OpenApiDocument, locale: Locale) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const used = new Set(tags.map(({ name }) => name));
  return Object.entries(GENERAL_TEXTS[locale].tags)
    .filter(([, name]) => used.has(name))
    .map(([area, name]) => ({
      area,
      name,
      operations: operations.filter(({ operation }) => operation.tags.includes(name)),
    }));
}

export const apiPageAreas = (document: OpenApiDocument, locale: Locale): string[] =>
  groupsOf(document, locale).map(({ area }) => area);

function introduction({ info, components }: OpenApiDocument, locale: Locale): Html {
  const words = API_PAGE_WORDS[locale];
  return html`${prose(info.description)}
    <h2>${words.authentication}</h2>
    ${Object.values(components.securitySchemes).map(({ description }) => prose(description))}
    <h2>${words.refusal}</h2>
    ${fieldTable(rowsOf({ $ref: 'Refus' }, components.schemas), words, true)}`;
}

/** HTML page of one group of paths, or of the introduction when `area` is null. */
export function apiPage(document: OpenApiDocument, locale: Locale, area: string | null): Html {
  const words = API_PAGE_WORDS[locale];
  const groups = groupsOf(document, locale);
  const shown = groups.find((group) => group.area === area);
  const other = locale === 'fr' ? 'en' : 'fr';
  const title = shown ? `${shown.name} - ${document.info.title}` : document.info.title;
  return html`${raw('<!doctype html>')}
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/docs-api.css" />
      </head>
      <body>
        <a class="skip" href="#main">${words.skip}</a>
        <header>
          <p class="site"><a href="${HOME[locale]}">${document.info.title}</a></p>
          <p>
            <a href="${pathOf(other, area)}" lang="${other}">${words.other}</a>
            &middot; <a href="/openapi.json?lang=${locale}">${words.document}</a>
          </p>
        </header>
        <div class="columns">
          <nav aria-label="${words.contents}">
            <ul>
              ${groups.map(
                (group) =>
                  html`<li>
                    <a
                      href="${pathOf(locale, group.area)}"
                      ${group === shown ? raw('aria-current="page"') : ''}
                      >${group.name}</a
                    >
                    ${
                      group === shown
                        ? html`<ul>
                            ${group.operations.map(
                              ({ operation, method }) =>
                                html`<li>
                                  <a href="#${operation.operationId}"
                                    >${operation.summary} <small>${method.toUpperCase()}</small></a
                                  >
                                </li>`,
                            )}
                          </ul>`
                        : ''
                    }
                  </li>`,
              )}
            </ul>
          </nav>
          <main id="main">
            <h1>${shown ? shown.name : document.info.title}</h1>
            ${
              shown
                ? shown.operations.map(({ path, method, operation }) =>
                    operationPart(method, path, operation, document, locale),
                  )
                : introduction(document, locale)
            }
          </main>
        </div>
      </body>
    </html>`;
}
