import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBuild } from './find-build.ts';

const COMMIT = 'a'.repeat(40);
const made = mkdtempSync(join(tmpdir(), 'aube-build-'));
afterAll(() => rmSync(made, { recursive: true }));

let folders = 0;
function findIn(files: Record<string, string>) {
  folders += 1;
  const root = join(made, String(folders));
  const place = join(root, 'app/server/dist');
  mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return findBuild(place);
}

const clone = { 'package.json': '{"version":"1.2.3"}', '.git/HEAD': 'ref: refs/heads/main\n' };

describe('findBuild', () => {
  it.each([
    [
      'a release',
      { 'release.json': JSON.stringify({ release: '1.2.3', commit: COMMIT }) },
      { release: '1.2.3', commit: COMMIT },
    ],
    [
      'a branch',
      { ...clone, '.git/refs/heads/main': `${COMMIT}\n` },
      { release: '1.2.3', commit: COMMIT },
    ],
    [
      'a packed branch',
      { ...clone, '.git/packed-refs': `# pack-refs\n${COMMIT} refs/heads/main\n` },
      { release: '1.2.3', commit: COMMIT },
    ],
    ['a commit', { ...clone, '.git/HEAD': COMMIT }, { release: '1.2.3', commit: COMMIT }],
    ['no commit yet', clone, { release: '1.2.3', commit: null }],
    [
      'a clone with an empty HEAD',
      { ...clone, '.git/HEAD': '' },
      { release: '1.2.3', commit: null },
    ],
    [
      'nothing but release and commit',
      { 'release.json': JSON.stringify({ release: '1.2.3', commit: COMMIT, key: 'secret' }) },
      { release: '1.2.3', commit: COMMIT },
    ],
    [
      'no text that is no commit',
      { 'release.json': '{"release":7,"commit":"main"}' },
      { release: null, commit: null },
    ],
    ['nothing of a broken file', { 'release.json': '{' }, { release: null, commit: null }],
  ])('names %s', (_what, files: Record<string, string>, build) => {
    expect(findIn(files)).toEqual(build);
  });

  it('reads nothing outside of the program', () => {
    writeFileSync(join(made, 'release.json'), JSON.stringify({ release: '9.9.9', commit: COMMIT }));
    expect(findIn({})).toEqual({ release: null, commit: null });
  });

  it('tells nothing where nothing is written', () => {
    expect(findBuild('/')).toEqual({ release: null, commit: null });
  });
});
