import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

type TitleParts = {
  readonly route: string;
  readonly page: string;
  readonly hasError: boolean;
  readonly consulted: string | null;
};

const nothing: TitleParts = { route: '', page: '', hasError: false, consulted: null };
const parts = createStore(nothing);

function usePart<Name extends keyof TitleParts>(name: Name, value: TitleParts[Name]): void {
  useEffect(() => {
    const change = (part: TitleParts[Name]) => parts.set({ ...parts.get(), [name]: part });
    change(value);
    return () => change(nothing[name]);
  }, [name, value]);
}

export function useRouteTitle(route: string | null): void {
  useEffect(() => {
    if (route !== null) parts.set({ ...parts.get(), route });
  }, [route]);
}

export const usePageTitle = (page: string): void => usePart('page', page);

export const useErrorTitle = (hasError: boolean): void => usePart('hasError', hasError);

/** @decision D44 */
export const useConsultedTitle = (consulted: string | null): void =>
  usePart('consulted', consulted);

export function useDocumentTitle(): void {
  const { t } = useLingui();
  const { route, page, hasError, consulted } = useStore(parts);
  const named = [consulted, page || route, 'Aube'].filter(Boolean).join(' – ');
  const title = hasError ? t`Erreur : ${named}` : named;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
