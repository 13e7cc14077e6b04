import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Address and answers of a finished document. */
export type FinishedPage = {
  readonly path: string;
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
};

/**
 * Puts the answers of a finished document into the cache. False for a plain shell, and for a
 * document of another address.
 * @decision pages#finished-documents
 */
export function takeFinishedAnswers(queryClient: QueryClient): boolean {
  const text = document.getElementById('finished')?.textContent;
  if (!text) return false;
  const { path, answers } = JSON.parse(text) as FinishedPage;
  if (path !== location.pathname) return false;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  return true;
}
