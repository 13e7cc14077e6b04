import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const modules = globSync(`${source}/**/*.{ts,tsx}`, { exclude: [`${source}/**/*.test.*`] });
const ownSheets = globSync(`${source}/**/*.css`).filter(
  (path) => !path.endsWith('styles/index.css'),
);
const index = readFileSync(resolve(import.meta.dirname, 'index.css'), 'utf8');

describe('the style sheet', () => {
  it('is imported once: a sheet beside a component would come before the order of the layers', () => {
    const importers = modules.filter((path) =>
      /import '[^']+\.css'/.test(readFileSync(path, 'utf8')),
    );
    expect(importers.map((path) => relative(source, path))).toEqual(['main.tsx']);
  });

  it('says the order of its layers first', () => {
    expect(index).toMatch(/^@layer theme, base, components, utilities;/);
  });

  it('holds every sheet of the rooms', () => {
    const missing = ownSheets
      .map((path) => relative(import.meta.dirname, path).replace(/^(?!\.)/, './'))
      .filter((path) => !index.includes(`'${path}'`));
    expect(missing).toEqual([]);
  });
});
