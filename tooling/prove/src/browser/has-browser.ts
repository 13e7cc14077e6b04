import { findChromium } from './find-chromium.ts';

/** `.ci/run` calls this before it installs a browser: exits 0 when a browser starts. */
await findChromium().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
