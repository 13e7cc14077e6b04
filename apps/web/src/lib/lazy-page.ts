import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { type RouteId, routes } from '../routes.ts';
import type { PageModule, PageProps } from './page-module.ts';
import { layoutLoaders, loadPage } from './load-page.ts';
import { reloadOnce } from './reload-guard.ts';

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
