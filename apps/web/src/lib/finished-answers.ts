import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouteId } from '../routes.ts';
import { type Locale, localeOfPath, pathWithoutPrefix } from './locale.ts';
import { findRoute } from './match-route.ts';

/** Page and query results of a finished document: a page that the server has already drawn. */
export type FinishedPage = {
  readonly id: RouteId;
  readonly locale: Locale;
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
};

/**
 * Puts the query results of a finished document into the cache. They count as old, so the page
 * fetches them again.
 * @returns false without a finished document for this address, and when the history entry or the tab
 *   has a later state of the page
 * @decision pages#finished-documents
 */
export function takeFinishedAnswers(queryClient: QueryClient): boolean {
  const text = document.getElementById('finished')?.textContent;
  if (!text || 'continued' in document.documentElement.dataset) return false;
  const { id, locale, answers } = JSON.parse(text) as FinishedPage;
  if (locale !== localeOfPath(location.pathname)) return false;
  if (id !== findRoute(pathWithoutPrefix(location.pathname))?.id) return false;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
  return true;
}
