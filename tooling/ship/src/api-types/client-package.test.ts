import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClientPackage } from '../client-package/build-client-package.ts';
import { createTestDatabase } from '@aube/db/testing';
import { runProgram } from '@aube/prove/program';
import { startRealServer } from '@aube/prove/real-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'aube-client-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMPILERS = [
  ['5.9', join(root, 'tooling/ship/node_modules/.bin/tsc')],
  ['7', join(root, 'node_modules/.bin/tsc')],
] as const;

const OPTIONS = {
  target: 'es2024',
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  isolatedModules: true,
  skipLibCheck: false,
};

function compile(compiler: string, project: string): string {
  try {
    return execFileSync(compiler, ['-p', project], { encoding: 'utf8', stdio: 'pipe' });
  } catch (thrown) {
    return (thrown as { stdout: string }).stdout;
  }
}

async function installAlone(): Promise<string> {
  const project = join(folder, 'project');
  mkdirSync(project);
  const built = await buildClientPackage(join(folder, 'dist'));
  execFileSync('npm', ['pack', built, '--pack-destination', folder, '--silent']);
  const [tarball = ''] = globSync('aube-client-*.tgz', { cwd: folder });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const offline = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', join('..', tarball), ...offline], { cwd: project });
  return project;
}

const readmeBlocks = () => {
  const text = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
  return [...text.matchAll(/```ts\n([^]*?)```/g)];
};

describe('@aube/client, packed and installed alone', () => {
  let project = '';
  beforeAll(async () => {
    project = await installAlone();
    copyFileSync(join(import.meta.dirname, 'use-the-package.txt'), join(project, 'script.ts'));
    for (const file of globSync('*.ts', { cwd: join(root, 'examples') })) {
      if (!file.endsWith('.test.ts')) {
        copyFileSync(join(root, 'examples', file), join(project, file));
      }
    }
    for (const [index, [, code = '']] of readmeBlocks().entries()) {
      writeFileSync(join(project, `readme-${index}.ts`), code);
    }
    mkdirSync(join(project, 'node_modules/@types'));
    symlinkSync(join(root, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'));
    const settings = {
      'tsconfig.json': { compilerOptions: { ...OPTIONS, types: [] }, files: ['script.ts'] },
      'examples.json': {
        compilerOptions: { ...OPTIONS, lib: ['es2024'], types: ['node'], noEmit: true },
        exclude: ['script.ts'],
      },
    };
    for (const [name, content] of Object.entries(settings)) {
      writeFileSync(join(project, name), JSON.stringify(content));
    }
  });

  it.each(COMPILERS)(
    'compiles strictly with TypeScript %s, libraries too',
    (_name, compiler) => {
      expect(compile(compiler, join(project, 'tsconfig.json'))).toBe('');
      expect(compile(compiler, join(project, 'examples.json'))).toBe('');
    },
    120_000,
  );

  it('logs in, saves a night, reads a week, reads pages and explains refusals', async () => {
    const database = await createTestDatabase();
    const server = await startRealServer({
      env: { DATABASE_URL: database.url, AUBE_DATA_DIR: join(folder, 'data') },
      args: ['--demo'],
    });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
    const ran = await runProgram(join(project, 'script.js'), [server.url, today], {});
    await server.stop();
    await database.close();
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout.split('\n')).toEqual([
      '80 % · 3 weeks',
      'INVALID INVALID: night.awakenings tooBig 422',
      'people',
      'SERVER_AWAY null',
      '',
    ]);
  }, 120_000);
});

it('gives every call the types of its procedure', async () => {
  // The folder is inside the repository, so that its files can import the packages.
  const place = mkdtempSync(join(import.meta.dirname, '../../node_modules/.same-types-'));
  try {
    await buildClientPackage(join(place, 'dist'));
    copyFileSync(join(import.meta.dirname, 'same-types.txt'), join(place, 'same.ts'));
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
    const settings = { extends: join(root, 'tooling/tsconfig.base.json'), files: ['same.ts'] };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(settings));
    expect(compile(COMPILERS[1][1], place)).toBe('');
  } finally {
    rmSync(place, { recursive: true });
  }
}, 120_000);
