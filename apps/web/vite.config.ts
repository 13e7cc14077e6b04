import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageSizes } from './build/page-sizes.ts';
import { shells } from './build/shells.ts';

const server = process.env.AUBE_SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
    shells(),
    pageSizes({ '/journal-sommeil/:date': 130 }),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    // A data: URL would need wider rules in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/trpc': server, '/api': server } },
  preview: { proxy: { '/trpc': server, '/api': server } },
});
