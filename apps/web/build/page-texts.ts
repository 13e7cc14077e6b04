import type { Plugin } from 'vite';
import { catalogueCode, messagesOf } from './catalogue-code.ts';

/** Ids that Lingui makes of texts, as they stand in compiled code. */
const textId = /["'`]([\w-]{6})["'`]/g;

type Source = {
  /** Ids of its own texts, among other short strings. */
  readonly ids: readonly string[];
  /** Sources imported at once or later, except those that bring their own texts. */
  readonly imports: readonly string[];
};

/**
 * Gives a source its texts: `x.tsx?texts=fr` has the French texts of `x.tsx` and of all that it
 * imports, at once or later. A part imported beside its own texts brings them itself, and the texts
 * of `main.tsx` are on every page. A text without a page fails the build. Without a build,
 * `main.tsx` has all texts.
 * @decision pages#texts-of-a-page
 */
export function pageTexts(): Plugin {
  const read = new Map<string, Promise<Source>>();
  const placed = new Set<string>();
  let known: string[] = [];
  let sources = '';
  let isBuild = false;
  return {
    name: 'aube:page-texts',
    enforce: 'pre',
    configResolved({ root, command }) {
      sources = `${root}/src/`;
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/src\/.+\?texts=(?:fr|en)$/ },
      async handler(_code, id) {
        const [file = '', locale = ''] = id.split('?texts=');
        const main = `${sources}main.tsx`;
        const catalogue = `${sources}locales/${locale}/messages.po`;
        if (!isBuild) {
          const code = file === main ? `export * from '${catalogue}';` : catalogueCode({});
          return { code, map: null, moduleType: 'js' };
        }
        const readSource = async (path: string): Promise<Source> => {
          const { code, importedIds, dynamicallyImportedIds } = await this.load({ id: path });
          const targets = [...importedIds, ...dynamicallyImportedIds];
          return {
            ids: Array.from((code ?? '').matchAll(textId), ([, found = '']) => found),
            imports: targets.filter(
              (target) =>
                target.startsWith(sources) &&
                /\.tsx?$/.test(target) &&
                !targets.includes(`${target}?texts=${locale}`),
            ),
          };
        };
        const idsFrom = async (start: string): Promise<Set<string>> => {
          const reached = new Set([start]);
          const ids = new Set<string>();
          for (const path of reached) {
            const reading = read.get(path) ?? readSource(path);
            read.set(path, reading);
            const source = await reading;
            for (const each of source.ids) ids.add(each);
            for (const each of source.imports) reached.add(each);
          }
          return ids;
        };
        const { code } = await this.load({ id: catalogue });
        const all = Object.entries(await messagesOf(code ?? ''));
        const own = await idsFrom(file);
        const common = file === main ? new Set() : await idsFrom(main);
        const texts = all.filter(([text]) => own.has(text) && !common.has(text));
        known = all.map(([text]) => text);
        for (const [text] of texts) placed.add(text);
        return { code: catalogueCode(Object.fromEntries(texts)), map: null, moduleType: 'js' };
      },
    },
    generateBundle() {
      const lost = known.filter((text) => !placed.has(text));
      if (lost.length > 0) this.error(`no page has the texts ${lost.join(', ')}`);
    },
  };
}
