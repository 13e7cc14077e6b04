import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = 'console.log("aube");\n';

const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><html lang="fr"><title>Aube</title></html>\n',
  'en/index.html': '<!doctype html><html lang="en"><title>Aube</title></html>\n',
  'routes.json': JSON.stringify({
    locales: {
      fr: { prefix: '', shell: 'index.html', links: ['</assets/boot.js>; rel=preload; as=script'] },
      en: { prefix: '/en', shell: 'en/index.html' },
    },
    routes: [
      { path: '/', pattern: '/' },
      {
        path: '/faq',
        pattern: '/faq',
        modules: { fr: ['/assets/faq-fr.js', '/assets/texts-fr.js'], en: ['/assets/faq-en.js'] },
      },
      { path: '/journal-sommeil/:date', pattern: '/journal-sommeil/\\d{4}-\\d{2}-\\d{2}' },
    ],
  }),
  'assets/index-A1b2C3d4.js': SCRIPT,
  'assets/index-A1b2C3d4.js.br': brotliCompressSync(SCRIPT),
  'assets/index-A1b2C3d4.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
};

/** A small web build in a folder of its own. */
export function createWebFixture(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'aube-web-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
