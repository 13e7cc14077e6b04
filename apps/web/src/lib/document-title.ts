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

/** Sets one part of the title while the component is drawn. */
function usePart<Name extends keyof TitleParts>(name: Name, value: TitleParts[Name]): void {
  useEffect(() => {
    const change = (part: TitleParts[Name]) => parts.set({ ...parts.get(), [name]: part });
    change(value);
    return () => change(nothing[name]);
  }, [name, value]);
}

/** Sets the title of the browser tab until the page sets its own title. Null changes nothing. */
export function useRouteTitle(route: string | null): void {
  useEffect(() => {
    if (route !== null) parts.set({ ...parts.get(), route });
  }, [route]);
}

export const usePageTitle = (page: string): void => usePart('page', page);

/** Puts « Erreur : » before the title while a form shows errors. */
export const useErrorTitle = (hasError: boolean): void => usePart('hasError', hasError);

/** Puts the name of the consulted person before the title. @decision D44 */
export const useConsultedTitle = (consulted: string | null): void =>
  usePart('consulted', consulted);

/** Writes the title; only the app uses this hook. */
export function useDocumentTitle(): void {
  const { t } = useLingui();
  const { route, page, hasError, consulted } = useStore(parts);
  const named = [consulted, page || route, 'Aube'].filter(Boolean).join(' – ');
  const title = hasError ? t`Erreur : ${named}` : named;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
