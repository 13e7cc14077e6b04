import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MOST_LINK_BYTES, readPageTable } from './page-table.ts';

const own = Array.from({ length: 80 }, (_, index) => `/assets/part-${index}-AbCdEf12.js`);

it('names files for early download while a proxy takes their header', () => {
  const root = mkdtempSync(join(tmpdir(), 'aube-pages-'));
  const shell = (name: string, prefix: string) => ({ prefix, shell: name, links: ['</a.css>'] });
  const routes = [{ path: '/diary', pattern: '/diary', modules: { fr: own, en: own.slice(0, 2) } }];
  const locales = { fr: shell('fr.html', ''), en: shell('en.html', '/en') };
  writeFileSync(join(root, 'routes.json'), JSON.stringify({ locales, routes }));
  const find = readPageTable(root);
  const links = find?.('/diary').links ?? [];
  expect(links[1]).toBe(`<${own[0]}>; rel=modulepreload`);
  expect(links.length).toBeGreaterThan(30);
  expect(links.join(', ').length).toBeLessThanOrEqual(MOST_LINK_BYTES);
  expect(find?.('/en/diary').links).toHaveLength(3);
});
