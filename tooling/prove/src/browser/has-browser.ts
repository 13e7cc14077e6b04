import { findChromium } from './find-chromium.ts';

/** `.ci/run` calls this program: exit code 0 when a browser starts. */
await findChromium().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
