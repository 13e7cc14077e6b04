import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { patternOf } from '../src/lib/match-route.ts';
import { pageShown } from '../src/lib/decide-navigation.ts';
import { type RouteId, routes } from '../src/routes.ts';
import { bootScript } from './boot-script.ts';
import {
  entryFiles,
  filesOfHours,
  type Manifest,
  ownFilesOfPage,
  pageOf,
  readManifest,
} from './page-files.ts';
import { shellTexts } from './shell-texts.ts';
import type { Locale } from '../src/lib/locale.ts';
import { siteDescription } from '../src/lib/site-description.ts';

type Modules = Readonly<Record<Locale, readonly string[]>>;

type RoutesFile = {
  readonly locales: Readonly<
    Record<
      Locale,
      {
        prefix: string;
        shell: string;
        /** `Link` header values of every page, sent before the links of the page's own scripts. */
        links: readonly string[];
      }
    >
  >;
  readonly routes: readonly {
    path: string;
    pattern: string;
    modules: Modules;
    /** Files of the finished document, when guests see another page than members. */
    guestModules?: Modules;
  }[];
};

/** Writes one shell per language and `routes.json`. The shells hold no inline code (BR-1). */
export function shells(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'aube:shells',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(bootScript());
      });
    },
    buildStart() {
      if (config.command === 'build')
        this.emitFile({ type: 'asset', name: 'boot.js', source: bootScript() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        if (!context.bundle) return html;
        return withBoot(html, Object.keys(context.bundle));
      },
    },
    // Runs before the service worker plugin, which lists the shells.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (config.command !== 'build') return;
        const out = resolve(config.root, config.build.outDir);
        const template = await readFile(join(out, 'index.html'), 'utf8');
        const manifest = readManifest(out);
        await mkdir(join(out, 'en'), { recursive: true });
        await mkdir(join(out, '.finished'), { recursive: true });
        for (const locale of ['fr', 'en'] as const) {
          const frame = frameOfFinished(template, locale, manifest);
          await writeFile(join(out, `.finished/${locale}.html`), frame);
          const shell = fillShell(template, locale, manifest);
          await writeFile(join(out, locale === 'fr' ? 'index.html' : 'en/index.html'), shell);
        }
        await writeFile(
          join(out, 'routes.json'),
          `${JSON.stringify(describeRoutes(manifest, template), null, 2)}\n`,
        );
      },
    },
  };
}

function withBoot(html: string, files: readonly string[]): string {
  const file = files.find((name) => /^assets\/boot-[^/]*\.js$/.test(name));
  if (!file) throw new Error('the boot script is missing from the bundle');
  return html.replace('src="/boot.js"', `src="/${file}"`);
}

function fillShell(template: string, locale: Locale, manifest: Manifest): string {
  const texts = shellTexts[locale];
  // The boot script reads the tag for the local hour, which only the browser knows.
  const hours = filesOfHours(manifest, locale).map(
    ({ hour, files }) =>
      `<meta name="aube-${hour}" content="${files.map((file) => `/${file}`).join(' ')}">\n    `,
  );
  const preloads = preloadedFiles(template, locale, manifest).map(
    (file) => `  ${preloadOf(file)}\n`,
  );
  return fillTexts(template, locale)
    .replaceAll('%TITLE%', texts.title)
    .replaceAll('%DESCRIPTION%', siteDescription[locale])
    .replaceAll('%NO_SCRIPT%', texts.noScript)
    .replace('<script src="/assets/boot', `${hours.join('')}<script src="/assets/boot`)
    .replace('</head>', `${preloads.join('  ')}  </head>`);
}

const preloadOf = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

const preloadedFiles = (template: string, locale: Locale, manifest: Manifest): string[] =>
  entryFiles(manifest, locale).filter((file) => !template.includes(`src="/${file}"`));

function fillTexts(template: string, locale: Locale): string {
  const texts = shellTexts[locale];
  return template
    .replace('<html lang="fr">', `<html lang="${locale}">`)
    .replace('href="/aube.webmanifest"', `href="${texts.manifest}"`)
    .replaceAll('%NO_TEXTS%', texts.noTexts)
    .replaceAll('%RELOAD%', texts.reload)
    .replaceAll('%SLOW%', texts.slow)
    .replaceAll('%OLD_BROWSER%', texts.oldBrowser);
}

/**
 * Document around a finished page: styles first, scripts after the text. The server fills in the
 * words in percent signs.
 * @decision pages#finished-documents
 */
function frameOfFinished(template: string, locale: Locale, manifest: Manifest): string {
  const [entry = ''] = /<script type="module"[^>]*><\/script>/.exec(template) ?? [];
  const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(template) ?? [];
  const [boot = ''] = /<script src="\/assets\/boot[^>]*><\/script>/.exec(template) ?? [];
  const [root = ''] = /<div id="root">.*<\/div>/s.exec(template) ?? [];
  if (!entry || !style || !boot || !root) throw new Error('the template lacks a part');
  const scripts = [
    '<script type="application/json" id="finished">%ANSWERS%</script>',
    // The boot script starts these when the text is painted.
    '<template id="scripts">',
    ...preloadedFiles(template, locale, manifest).map(preloadOf),
    '%SCRIPTS%',
    entry,
    '</template>',
  ];
  const frame = template
    .replace(
      root,
      `<p class="late page-late" role="status">%SLOW%</p>
    <div id="root">%PAGE%</div>
    ${scripts.join('\n    ')}`,
    )
    .replace(`    ${entry}\n`, '')
    .replace(`    ${style}\n`, '')
    .replace(boot, `${style}\n    ${boot}\n    %LINKS%`);
  return fillTexts(frame, locale).replace('<html ', '<html data-finished ');
}

/**
 * The largest files come first, because a browser with six connections would otherwise fetch small
 * files first.
 */
function linksOf(manifest: Manifest, locale: Locale, template: string): string[] {
  const [boot] = /\/assets\/boot-[^"]+\.js/.exec(template) ?? [];
  const [style] = /\/assets\/style-[^"]+\.css/.exec(template) ?? [];
  const heavy = entryFiles(manifest, locale).filter((file) => /\/(vendor|start)-/.test(file));
  if (!boot || !style || heavy.length !== 2) throw new Error('the shell lacks what comes first');
  return [
    `<${boot}>; rel=preload; as=script`,
    `<${style}>; rel=preload; as=style; crossorigin`,
    ...heavy.map((file) => `</${file}>; rel=modulepreload`),
  ];
}

function describeRoutes(manifest: Manifest, template: string): RoutesFile {
  const filesOf = (id: RouteId, locale: Locale): string[] =>
    ownFilesOfPage(manifest, pageOf(id), locale).map((file) => `/${file}`);
  const modulesOf = (id: RouteId): Modules => ({ fr: filesOf(id, 'fr'), en: filesOf(id, 'en') });
  return {
    locales: {
      fr: { prefix: '', shell: 'index.html', links: linksOf(manifest, 'fr', template) },
      en: { prefix: '/en', shell: 'en/index.html', links: linksOf(manifest, 'en', template) },
    },
    routes: (Object.keys(routes) as RouteId[]).map((id) => {
      const shown = pageShown(id, false);
      return {
        path: routes[id].path,
        pattern: patternOf(routes[id]),
        modules: modulesOf(shown),
        ...(shown !== id && { guestModules: modulesOf(id) }),
      };
    }),
  };
}
