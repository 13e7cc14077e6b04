import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findLinkTarget, linkablePages } from './link-targets.ts';

const chapters = new Map([['worry-time', '/mon-programme/module/4/chapitre/17']]);

describe('findLinkTarget', () => {
  it.each([
    ['chapter:worry-time', '/mon-programme/module/4/chapitre/17'],
    ['/mon-programme/module/4/chapitre/17', '/mon-programme/module/4/chapitre/17'],
    ['/personnes-ressources', '/personnes-ressources'],
    ['/mon-programme/module/6', '/mon-programme/module/6'],
    ['/mon-programme/module/6/video', '/mon-programme/module/6/video'],
    ['https://example.org/page', 'https://example.org/page'],
    ['tel:9-8-8', 'tel:9-8-8'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('leads %s to %s', (href, target) => {
    expect(findLinkTarget(href, chapters)).toBe(target);
  });

  it.each([
    'chapter:worry',
    '/mon-programme/module/4/chapitre/18',
    '/mon-programme/module/7',
    '/en/personnes-ressources',
    '/admin',
    '//example.org',
    'http://example.org',
    'javascript:alert(1)',
    'personnes-ressources',
    '',
  ])('finds nothing at %s', (href) => {
    expect(findLinkTarget(href, chapters)).toBeNull();
  });

  it('knows no page that the web’s route table does not have', async () => {
    const table = new URL('../../../../apps/web/src/routes.ts', import.meta.url);
    const routes = await readFile(table, 'utf8');
    const dead = [...linkablePages].filter((page) => !routes.includes(`path: '${page}'`));
    expect(dead).toEqual([]);
  });
});
