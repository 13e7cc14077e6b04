import type { ComponentType } from 'react';
import { type Catalogue, withTexts } from './lib/i18n.ts';
import { type LazyAhead, lazyAhead } from './lib/lazy-ahead.ts';
import type { PageModule, PageProps } from './lib/page-module.ts';
import { reloadOnce } from './lib/reload-guard.ts';
import type { LayoutProps } from './layouts/layout-props.ts';
import { type PageFiles, type PageName, pageTable } from './page-table.ts';
import { isConsoleRoute, type RouteId, routes } from './routes.ts';
import { AwayLayout, PageAway } from './ui/page-away.tsx';

const orBare = (load: () => Promise<{ default: ComponentType<LayoutProps> }>) =>
  lazyAhead<LayoutProps>(load, () => Promise.resolve({ default: AwayLayout }));

const layouts = {
  login: orBare(() => import('./layouts/login-layout.tsx')),
  admin: orBare(
    withTexts(
      {
        fr: () => import('./layouts/admin-layout.tsx?texts=fr'),
        en: () => import('./layouts/admin-layout.tsx?texts=en'),
      },
      () => import('./layouts/admin-layout.tsx'),
    ),
  ),
} as const;

export const lazyLayouts = { login: layouts.login.Component, admin: layouts.admin.Component };

const ownPages: PageFiles = {
  code: import.meta.glob<PageModule>(['./features/*/*-page.tsx', '!./features/console/*']),
  fr: import.meta.glob<Catalogue>(['./features/*/*-page.tsx', '!./features/console/*'], {
    query: '?texts=fr',
  }),
  en: import.meta.glob<Catalogue>(['./features/*/*-page.tsx', '!./features/console/*'], {
    query: '?texts=en',
  }),
};

async function findPage(id: RouteId): Promise<{ page: PageName; files: PageFiles }> {
  if (!isConsoleRoute(id)) return { page: pageTable[id], files: ownPages };
  const { consoleTable, consolePages } = await import('./console-pages.ts');
  return { page: consoleTable[id], files: consolePages };
}

async function loadPage(id: RouteId): Promise<PageModule> {
  const { layout } = routes[id];
  const loadLayout = layout === 'participant' || layout === 'own' ? null : layouts[layout].fetch();
  const { page, files } = await findPage(id);
  const path = `./features/${page}.tsx`;
  const { [path]: code } = files.code;
  const { [path]: fr } = files.fr;
  const { [path]: en } = files.en;
  if (!code || !fr || !en) throw new Error(`the page of ${id} has no file`);
  const [loaded] = await Promise.all([withTexts({ fr, en }, code)(), loadLayout]);
  return loaded;
}

type LazyPage = LazyAhead<PageProps>['Component'];

const fetchOf = new Map<RouteId, () => Promise<unknown>>();

/**
 * A page whose code cannot be loaded reloads the site, at most once per minute.
 * @source specification §8
 */
export const lazyPages = Object.fromEntries(
  Object.keys(routes).map((id) => [id, createLazyPage(id as RouteId)]),
) as Record<RouteId, LazyPage>;

function createLazyPage(id: RouteId): LazyPage {
  const { Component, fetch } = lazyAhead<PageProps>(
    () => loadPage(id),
    async () => {
      if (reloadOnce()) await new Promise(() => undefined);
      // The code is loaded again only after the person has left the page, because an immediate
      // retry would never stop.
      const onLeave = () => {
        lazyPages[id] = createLazyPage(id);
      };
      return { default: () => PageAway({ onLeave }) };
    },
  );
  fetchOf.set(id, fetch);
  return Component;
}

const asked = new Set<RouteId>();

/** Loads the code of a page early. A failure is shown only when the person opens the page. */
export async function prefetchPage(id: RouteId): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  await fetchOf
    .get(id)?.()
    .catch(() => asked.delete(id));
}
