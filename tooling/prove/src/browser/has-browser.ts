import { findChromium } from './find-chromium.ts';

/** `.ci/run` asks before it installs a browser: exits 0 when one starts. */
await findChromium().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
