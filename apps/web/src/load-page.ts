import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { withTexts } from './lib/i18n.ts';
import type { PageModule, PageProps } from './lib/page-module.ts';
import { reloadOnce } from './lib/reload-guard.ts';
import type { LayoutProps } from './layouts/layout-props.ts';
import { pageTable, textsOfPage } from './page-table.ts';
import { isConsoleRoute, type RouteId, routes } from './routes.ts';
import { AwayLayout, PageAway } from './ui/page-away.tsx';

/** The layouts that a participant's day does without; they come with the first page that needs them. */
const layoutLoaders = {
  login: () => import('./layouts/login-layout.tsx'),
  // It shows the console's waiting alerts on every page that it frames.
  admin: withTexts('admin', () => import('./layouts/admin-layout.tsx')),
} as const;

const ownPages = import.meta.glob<PageModule>(['./features/*/*-page.tsx', '!./features/admin/*']);

/** Where a page is, and the files among which it is; the console's are fetched with its first page. */
async function findPage(id: RouteId) {
  if (!isConsoleRoute(id)) return { source: pageTable[id], files: ownPages };
  const { consoleTable, consolePages } = await import('./console-pages.ts');
  return { source: consoleTable[id], files: consolePages };
}

/** A page's code, and its texts and layout with it. */
async function loadPage(id: RouteId): Promise<PageModule> {
  const { layout } = routes[id];
  const loadLayout = layout === 'participant' || layout === 'own' ? null : layoutLoaders[layout]();
  const { source, files } = await findPage(id);
  const load = files[`./features/${source.module}.tsx`];
  if (!load) throw new Error(`the page of ${id} has no file`);
  const [loaded] = await Promise.all([withTexts(textsOfPage(source), load)(), loadLayout]);
  return loaded;
}

type LazyPage = LazyExoticComponent<ComponentType<PageProps>>;

/**
 * The page of each route. When its code cannot be had the whole site reloads, once a minute at
 * most; else `PageAway` stands in its place, and the page is asked for anew the next time.
 * @source specification §8
 */
export const lazyPages = Object.fromEntries(
  Object.keys(routes).map((id) => [id, createLazyPage(id as RouteId)]),
) as Record<RouteId, LazyPage>;

function createLazyPage(id: RouteId): LazyPage {
  return lazy(async (): Promise<PageModule> => {
    try {
      return await loadPage(id);
    } catch {
      if (reloadOnce()) await new Promise(() => undefined);
      // Not before it is left: a drawing in between would ask again without end, and show nothing.
      const onLeave = () => {
        lazyPages[id] = createLazyPage(id);
      };
      return { default: () => PageAway({ onLeave }) };
    }
  });
}

/** The layouts that come with their pages; where neither can be had, the page says so alone. */
const orBare = (load: () => Promise<{ default: ComponentType<LayoutProps> }>) =>
  lazy(() => load().catch(() => ({ default: AwayLayout })));
export const lazyLayouts = {
  login: orBare(layoutLoaders.login),
  admin: orBare(layoutLoaders.admin),
};

const asked = new Set<RouteId>();

/** Fetches a page's code ahead of the press; a failure is silent, the navigation will show it. */
export async function prefetchPage(id: RouteId): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  await loadPage(id).catch(() => asked.delete(id));
}
