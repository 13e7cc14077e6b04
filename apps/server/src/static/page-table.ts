import { locales, type Locale } from '@aube/content/locale';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const routesFile = z.object({
  locales: z.record(
    z.enum(locales),
    z.object({
      prefix: z.string(),
      shell: z.string().min(1),
      links: z.array(z.string()).default([]),
    }),
  ),
  routes: z.array(
    z.object({
      path: z.string(),
      pattern: z.string(),
      modules: z.record(z.enum(locales), z.array(z.string())).optional(),
    }),
  ),
});

/**
 * Maximum length of the header `Link`. nginx takes 4,096 bytes of headers by default, and the other
 * headers need about 1,100.
 */
export const MOST_LINK_BYTES = 2_600;

function shortened(links: readonly string[]): string[] {
  let length = 0;
  return links.filter((link) => {
    length += link.length + ', '.length;
    return length <= MOST_LINK_BYTES;
  });
}

type Page = {
  route: string | null;
  locale: Locale;
  shell: string;
  /**
   * Files for early download: first the files that every page uses, then the scripts of this page.
   */
  links: readonly string[];
};

export type FindPage = (path: string) => Page;

/**
 * Reads the route table of the web build (`routes.json`), so that an unknown address gets a 404.
 * Null when the web app was not built.
 * @decision D3
 */
export function readPageTable(root: string): FindPage | null {
  const file = join(root, 'routes.json');
  if (!existsSync(file)) return null;
  const { locales, routes } = routesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = routes.map(({ path, pattern, modules }) => ({
    path,
    modules,
    regExp: new RegExp(`^(?:${pattern})$`),
  }));
  const { prefix } = locales.en;

  return (path) => {
    const isEnglish = path === prefix || path.startsWith(`${prefix}/`);
    const bare = isEnglish ? path.slice(prefix.length) || '/' : path;
    const found = patterns.find(({ regExp }) => regExp.test(bare));
    const locale = isEnglish ? 'en' : 'fr';
    return {
      route: found?.path ?? null,
      locale,
      shell: `/${locales[locale].shell}`,
      links: shortened([
        ...locales[locale].links,
        ...(found?.modules?.[locale] ?? []).map((file) => `<${file}>; rel=modulepreload`),
      ]),
    };
  };
}
