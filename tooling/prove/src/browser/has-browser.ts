import { findChromium } from './find-chromium.ts';

/**
 * `.ci/run` calls this program before installing a browser; the exit code is 0 when a browser
 * starts.
 */
await findChromium().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
