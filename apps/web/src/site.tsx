import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { App } from './app.tsx';
import { trpc, trpcClient } from './trpc.ts';

type SiteProps = ComponentProps<typeof App> & { readonly queryClient: QueryClient };

/** All components of the site, equal in the browser and in a finished document. */
export function Site({ queryClient, ...app }: SiteProps) {
  return (
    <StrictMode>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            <App {...app} />
          </I18nProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  );
}
