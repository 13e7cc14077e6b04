export { findChromium, NoBrowserError, type Chromium } from './find-chromium.ts';
