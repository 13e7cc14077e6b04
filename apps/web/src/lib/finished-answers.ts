import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { localeOfPath, pathIn } from './locale.ts';

/** Address and query results of a finished document: a page that the server has already drawn. */
export type FinishedPage = {
  readonly path: string;
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
};

/**
 * Puts the query results of a finished document into the cache. They count as old, so the page
 * fetches them again.
 * @returns false without a finished document for this address
 * @decision pages#finished-documents
 */
export function takeFinishedAnswers(queryClient: QueryClient): boolean {
  const text = document.getElementById('finished')?.textContent;
  if (!text) return false;
  const { path, answers } = JSON.parse(text) as FinishedPage;
  if (path !== pathIn(localeOfPath(location.pathname), location.pathname)) return false;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
  return true;
}
