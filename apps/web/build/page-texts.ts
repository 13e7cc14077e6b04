import type { Plugin } from 'vite';
import { catalogueCode, messagesOf } from './catalogue-code.ts';

const textId = /["'`]([\w-]{6})["'`]/g;

type Source = {
  /** Text ids in the source. Other strings of six characters may be included. */
  readonly ids: readonly string[];
  readonly imports: readonly string[];
};

/**
 * `x.tsx?texts=fr` is a module with the French texts of `x.tsx` and of its imports. The build
 * fails when a text belongs to no page.
 * @decision pages#texts-of-a-page
 */
export function pageTexts(): Plugin {
  const read = new Map<string, Promise<Source>>();
  const unplaced = new Map<string, Set<string>>();
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
          const { code, importedIds, dynamicallyImportedIds } = await this.load({
            id: path,
            resolveDependencies: true,
          });
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
        const left = unplaced.get(locale) ?? new Set(all.map(([text]) => text));
        for (const [text] of texts) left.delete(text);
        unplaced.set(locale, left);
        return { code: catalogueCode(Object.fromEntries(texts)), map: null, moduleType: 'js' };
      },
    },
    generateBundle() {
      const lost = [...unplaced.values()].flatMap((texts) => [...texts]);
      if (lost.length > 0) this.error(`no page has the texts ${lost.join(', ')}`);
    },
  };
}
