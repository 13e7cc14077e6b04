import { mkdirSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { contractText } from './contract-text.ts';
import { declarationsFrom } from './declarations.ts';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Licence texts of the bundled code, which must be shipped with the code. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    const [file] = globSync('LICEN[CS]E*', { cwd: folder });
    if (file === undefined) throw new Error(`${name} has no licence file.`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const client = join(root, 'packages/client');

async function bundle(): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: client,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(client, 'src/package.ts'), formats: ['es'], fileName: 'index' },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The bundle is not one file.');
  return { code: chunk.code, modules: chunk.moduleIds };
}

function manifest(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const written = {
    name: '@aube/client',
    version,
    description: 'A typed client for the calls of an Aube server of the same version',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
    engines: { node: '>=20' },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/**
 * @returns the folder, for `npm pack`
 * @decision rest-and-openapi#client-package
 */
export async function buildClientPackage(folder = join(client, 'dist')): Promise<string> {
  const { code, modules } = await bundle();
  const files: Record<string, string> = {
    'index.js': code,
    ...(await declarationsFrom(join(client, 'src/package.ts'), {
      'contract.d.ts': contractText(),
    })),
    'package.json': manifest(),
    'README.md': readFileSync(join(client, 'README.md'), 'utf8'),
    'LICENSES.txt': licencesOf(modules),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
