import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { withTexts } from './lib/i18n.ts';
import type { PageModule, PageProps } from './lib/page-module.ts';
import { reloadOnce } from './lib/reload-guard.ts';
import { pageTable, textsOfPage } from './page-table.ts';
import { type RouteId, routes } from './routes.ts';

/** The layouts that a participant's day does without; they come with the first page that needs them. */
const layoutLoaders = {
  login: () => import('./layouts/login-layout.tsx'),
  // It shows the console's waiting alerts on every page that it frames.
  admin: withTexts('admin', () => import('./layouts/admin-layout.tsx')),
} as const;

const ownPages = import.meta.glob<PageModule>(['./features/*/*-page.tsx', '!./features/admin/*']);

async function loadModule(file: string): Promise<PageModule> {
  const load = ownPages[file] ?? (await import('./console-pages.ts')).consolePages[file];
  if (!load) throw new Error(`${file} is no page`);
  return load();
}

/** A page's code, and its texts and layout with it. */
async function loadPage(id: RouteId): Promise<PageModule> {
  const source = pageTable[id];
  const { layout } = routes[id];
  const file = `./features/${source.module}.tsx`;
  const [loaded] = await Promise.all([
    withTexts(textsOfPage(source), () => loadModule(file))(),
    layout === 'participant' || layout === 'own' ? null : layoutLoaders[layout](),
  ]);
  return loaded;
}

type LazyPage = LazyExoticComponent<ComponentType<PageProps>>;

/**
 * The page of each route. When its code cannot be had the whole site reloads, once a minute at
 * most; else the page is asked for anew the next time. @source specification §8
 */
export const lazyPages = Object.fromEntries(
  Object.keys(routes).map((id) => [id, createLazyPage(id as RouteId)]),
) as Record<RouteId, LazyPage>;

function createLazyPage(id: RouteId): LazyPage {
  return lazy(async (): Promise<PageModule> => {
    try {
      return await loadPage(id);
    } catch (error) {
      lazyPages[id] = createLazyPage(id);
      if (reloadOnce()) await new Promise(() => undefined);
      throw error;
    }
  });
}

/** The layouts that come with their pages. */
export const lazyLayouts = { login: lazy(layoutLoaders.login), admin: lazy(layoutLoaders.admin) };

const asked = new Set<RouteId>();

/** Fetches a page's code ahead of the press; a failure is silent, the navigation will show it. */
export async function prefetchPage(id: RouteId): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  await loadPage(id).catch(() => asked.delete(id));
}
