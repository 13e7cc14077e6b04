import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const installed = resolve(import.meta.dirname, '../../../node_modules');

/** What is asked for of React, and the file that its own entry chooses when it is shipped. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};
const storeShim = /^use-sync-external-store\/shim(\/index\.js)?$/;

/**
 * A file of CommonJS as a module: what it requires is imported, what it exports has a name of its own.
 * @throws where it uses `require` or `exports` in another way
 */
export function asModule(source: string): string {
  const names = new Set<string>();
  const body = source
    .replace(/^var (?:\w+ = require\("[\w-]+"\),?\s*)+;/gm, (statement) =>
      [...statement.matchAll(/(\w+) = require\(("[\w-]+")\)/g)]
        .map(([, name, from]) => `import * as ${name} from ${from};`)
        .join('\n'),
    )
    .replaceAll(/\bexports\.(\w+)/g, (_member, name: string) => {
      names.add(name);
      return `exported_${name}`;
    });
  if (/\b(require|exports|module)\b(?=[.([])/.test(body))
    throw new Error('not the CommonJS it was');
  const assignedOnce = [...names].filter(
    (name) => body.split(new RegExp(`\\bexported_${name} =`)).length === 2,
  );
  const declared = assignedOnce.reduce(
    (rest, name) =>
      rest.replace(new RegExp(`^exported_${name} =`, 'm'), `const exported_${name} =`),
    body,
  );
  const later = [...names].filter((name) => !declared.includes(`const exported_${name} =`));
  return [
    ...later.map((name) => `let exported_${name};`),
    declared,
    `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * React comes as CommonJS: every file that uses it would unwrap it with a helper, and nothing of it could be
 * left out. As modules, with not a word of its program changed, it is imported by name, and what nobody
 * imports of it stays out. React has the store's hook that the shim is for.
 */
export function reactModules(): Plugin {
  return {
    name: 'aube:react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^(react|react-dom|scheduler)(\/[\w-]+)?$/, storeShim] },
      handler(source) {
        if (storeShim.test(source)) return '\0aube:store-hook';
        const file = files[source];
        if (!file) this.error(`${source} is not among React's modules: build/react-modules.ts`);
        return resolve(installed, file);
      },
    },
    load: {
      filter: { id: /aube:store-hook$/ },
      handler: () => `export { useSyncExternalStore } from 'react';`,
    },
    transform: {
      filter: {
        id: /\.production\.js$|\/wouter\/src\/react-deps\.js$|node_modules.*\.m?js$/,
        code: /react|exports/,
      },
      handler(code, id) {
        if (Object.values(files).some((file) => id.endsWith(`/node_modules/${file}`)))
          return { code: asModule(code), map: null };
        const named = code
          // For bundlers of React 17 and before, which did not have these, their names are hidden.
          .replace('React["useInsertion" + "Effect"]', 'React.useInsertionEffect')
          .replace('_React$createContext.call(React, null)', 'React.createContext(null)')
          .replace(/^import React from (["'])react\1/m, `import * as React from 'react'`)
          .replace(
            /^import React, (\{[^}]*\}) from (["'])react\2/m,
            `import * as React from 'react';import $1 from 'react'`,
          );
        return named === code ? null : { code: named, map: null };
      },
    },
  };
}
