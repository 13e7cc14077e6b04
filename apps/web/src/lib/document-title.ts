import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

type TitleParts = {
  readonly route: string;
  readonly page: string;
  readonly hasError: boolean;
  readonly consulted: string | null;
};

const parts = createStore<TitleParts>({ route: '', page: '', hasError: false, consulted: null });

function change(next: Partial<TitleParts>): void {
  parts.set({ ...parts.get(), ...next });
}

/** Names the page in the browser's tab; it stands until the page says better. */
export function useRouteTitle(route: string): void {
  useEffect(() => change({ route }), [route]);
}

/** The page's own title, as long as the page is drawn. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    change({ page });
    return () => change({ page: '' });
  }, [page]);
}

/** « Erreur : » before the title, as long as a form shows errors. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    change({ hasError });
    return () => change({ hasError: false });
  }, [hasError]);
}

/** The name of the person consulted, before the title. @decision D44 */
export function useConsultedTitle(consulted: string | null): void {
  useEffect(() => {
    change({ consulted });
    return () => change({ consulted: null });
  }, [consulted]);
}

/** Writes the title; used once, by the app. */
export function useDocumentTitle(): void {
  const { t } = useLingui();
  const { route, page, hasError, consulted } = useStore(parts);
  const named = [consulted, page || route, 'Aube'].filter(Boolean).join(' – ');
  const title = hasError ? t`Erreur : ${named}` : named;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
