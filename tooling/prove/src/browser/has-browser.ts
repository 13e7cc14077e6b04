import { findChromium } from './find-chromium.ts';

/** `.ci/run` asks before it installs one: exits 0 when a browser starts. */
await findChromium().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
