import { findInstalled } from './find-chromium.ts';

/** `.ci/run` asks before it installs one: exits 0 when a browser is installed. */
process.exitCode = (process.env['CHROMIUM_PATH'] ?? findInstalled()) === null ? 1 : 0;
