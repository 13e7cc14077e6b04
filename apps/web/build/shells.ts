import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { patternOf } from '../src/lib/match-route.ts';
import { type PageRoute, routes } from '../src/routes.ts';
import { bootScript } from './boot-script.ts';
import {
  entryFiles,
  filesOfHours,
  type Manifest,
  ownFilesOfPage,
  pageOfPath,
  readManifest,
} from './page-files.ts';
import type { Locale } from '../src/lib/locale.ts';
import { siteDescription } from '../src/lib/site-description.ts';

const shellTexts = {
  fr: {
    title: 'Aube',
    manifest: '/aube.webmanifest',
    noScript:
      'Aube a besoin de JavaScript pour fonctionner. Activez-le dans votre navigateur, puis rechargez la page.',
    readable:
      'Sans JavaScript, vous pouvez lire cette page. Pour la remplir, vous connecter ou tenir votre journal, activez-le dans votre navigateur, puis rechargez la page.',
    noTexts:
      'Les textes d’Aube n’ont pas pu être chargés. Ce que vous aviez enregistré est intact.',
    reload: 'Recharger la page',
    slow: 'C’est plus long que d’habitude. La connexion est peut-être lente.',
    oldBrowser:
      'Votre navigateur est trop ancien pour Aube\u00a0: des pages peuvent ne pas s’afficher. Mettez-le à jour, ou ouvrez Aube sur un appareil plus récent (Safari 16.4, Chrome 111, Edge 111, Firefox 128 ou plus).',
  },
  en: {
    title: 'Aube',
    manifest: '/en/aube.webmanifest',
    noScript: 'Aube needs JavaScript to work. Turn it on in your browser, then reload the page.',
    readable:
      'Without JavaScript you can read this page. To fill it in, log in or keep your diary, turn it on in your browser, then reload the page.',
    noTexts: 'Aube’s texts could not be loaded. Everything you had saved is safe.',
    reload: 'Reload the page',
    slow: 'This is taking longer than usual. The connection may be slow.',
    oldBrowser:
      'Your browser is too old for Aube: some pages may not appear. Update it, or open Aube on a newer device (Safari 16.4, Chrome 111, Edge 111, Firefox 128 or later).',
  },
} as const;

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
    modules: Readonly<Record<Locale, readonly string[]>>;
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
    .replace(boot, `${style}\n    ${boot}\n    %LINKS%`)
    .replaceAll('%NO_SCRIPT%', shellTexts[locale].readable);
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
  const modulesOf = (path: string, locale: Locale): string[] => {
    const page = pageOfPath.get(path);
    if (!page) throw new Error(`no page is known for ${path}`);
    return ownFilesOfPage(manifest, page, locale).map((file) => `/${file}`);
  };
  return {
    locales: {
      fr: { prefix: '', shell: 'index.html', links: linksOf(manifest, 'fr', template) },
      en: { prefix: '/en', shell: 'en/index.html', links: linksOf(manifest, 'en', template) },
    },
    routes: Object.values<PageRoute>(routes).map((route) => ({
      path: route.path,
      pattern: patternOf(route),
      modules: { fr: modulesOf(route.path, 'fr'), en: modulesOf(route.path, 'en') },
    })),
  };
}
