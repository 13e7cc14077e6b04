import { i18n } from '@lingui/core';
import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { accountKey } from '../lib/early-answers.ts';
import type { FinishedPage } from '../lib/finished-answers.ts';
import { type Locale, localeOfPath } from '../lib/locale.ts';
import { messages as en } from '../locales/en/messages.po';
import { messages as fr } from '../locales/fr/messages.po';
import { Site } from '../site.tsx';
import { anyToken, finishedScreens } from './finished-screens.ts';

i18n.load({ fr, en });

/** Calls a procedure as a guest. */
export type Ask = (procedure: string, input: unknown, locale: Locale) => Promise<unknown>;

type RenderedPage = Pick<FinishedPage, 'answers'> & { readonly html: string };

/** Most pages need one round of queries; a result may lead to one more query. */
const mostTurns = 4;

const calledBy = (key: QueryKey) => {
  const [path, how] = key as readonly [readonly string[], { readonly input?: unknown }];
  return { procedure: path.join('.'), input: how.input };
};

/** False for the query of a token, and for a query of what only the browser has. */
const hasAnswer = ({ queryKey, queryHash }: Query) =>
  Array.isArray(queryKey[0]) && !queryHash.includes(anyToken);

/**
 * Renders a page for a guest as HTML. Rendering is repeated until the results of all queries are
 * known.
 */
export async function renderPage(path: string, ask: Ask): Promise<RenderedPage> {
  const locale = localeOfPath(path);
  i18n.activate(locale, [`${locale}-CA`]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(accountKey, null);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const html = await drawn(path, queryClient);
    const queries = queryClient.getQueryCache().getAll().filter(hasAnswer);
    const missing = queries.filter(({ state }) => state.data === undefined);
    if (missing.length === 0) {
      const answers = queries.map(({ queryKey, state }) => [queryKey, state.data] as const);
      return { html: html.replaceAll(`/${anyToken}`, ''), answers };
    }
    for (const { queryKey } of missing) {
      const { procedure, input } = calledBy(queryKey);
      queryClient.setQueryData(queryKey, await ask(procedure, input, locale));
    }
  }
  throw new Error(`${path} asks for more with each answer`);
}

async function drawn(path: string, queryClient: QueryClient): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <Site queryClient={queryClient} screens={finishedScreens} ssrPath={path} />,
    // The page is sent as one piece, because late parts would need an inline script, which the
    // content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
