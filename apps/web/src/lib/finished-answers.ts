import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { localeOfPath, pathIn } from './locale.ts';

/** Address and answers of a finished document. */
export type FinishedPage = {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
};

/**
 * Puts the answers of a finished document into the cache, with their age: old answers are shown
 * and asked for again. False for a plain shell, and for a document of another address.
 * @decision pages#finished-documents
 */
export function takeFinishedAnswers(queryClient: QueryClient): boolean {
  const text = document.getElementById('finished')?.textContent;
  if (!text) return false;
  const { path, madeAt, answers } = JSON.parse(text) as FinishedPage;
  if (path !== pathIn(localeOfPath(location.pathname), location.pathname)) return false;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: madeAt });
  return true;
}
