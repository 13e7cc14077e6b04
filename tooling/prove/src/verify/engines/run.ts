import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoSite } from '../demo-site.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './start-firefox.ts';
import { findMiniBrowser, startWebKit } from './start-webkit.ts';
import { STEP_COUNT, walkEngine } from './walk.ts';

const pictures = fileURLToPath(new URL('../../../../../evidence/engines', import.meta.url));

const PACKAGES =
  'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb openbox gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav';

const has = (program: string) => spawnSync('which', [program]).status === 0;

type Candidate = { name: string; start: () => Promise<Engine>; missing: () => string[] };

const CANDIDATES: readonly Candidate[] = [
  {
    name: 'firefox',
    start: () => startFirefox(process.env['FIREFOX_PATH']),
    missing: () => [process.env['FIREFOX_PATH'] ?? 'firefox-esr'].filter((each) => !has(each)),
  },
  {
    name: 'webkit',
    start: startWebKit,
    missing: () => [
      ...['WebKitWebDriver', 'Xvfb', 'openbox'].filter((each) => !has(each)),
      ...(findMiniBrowser() === undefined ? ['MiniBrowser'] : []),
    ],
  },
];

/**
 * Tests the site in Firefox and in WebKit: login, registration, questionnaire, night, chapter,
 * film, and a night saved without a network. A missing browser counts as a failure.
 */
export async function verifyEngines({ count, seed, endsAt }: Campaign): Promise<boolean> {
  let passed = true;
  for (const { name, start, missing } of CANDIDATES.slice(0, count)) {
    const lacks = missing();
    if (lacks.length > 0) {
      console.log(`  ${name}: ${lacks.join(', ')} missing here. On Debian: ${PACKAGES}`);
      keepEvidence(
        { id: 'BR-1', figure: `${name}: not installed`, passed: false, details: { lacks } },
        `BR-1-${name}`,
      );
      passed = false;
      continue;
    }
    if (!hasTime({ endsAt })) return false;
    const site = await startDemoSite();
    const engine = await start().catch(async (thrown: unknown) => {
      await site.leave();
      throw thrown;
    });
    try {
      mkdirSync(pictures, { recursive: true });
      const walked = await walkEngine(engine, site, (step, picture) =>
        writeFileSync(join(pictures, `${name}-${step.replaceAll(' ', '-')}.png`), picture),
      );
      // Leaves out errors caused by the last step, which stops the server and closes pages.
      const complaints = [...new Set(engine.complaints())].filter(
        (each) =>
          !/NetworkError|Load failed|Could not connect|ServiceWorker intercepted/i.test(each),
      );
      const done = walked.filter(({ fault }) => fault === null);
      const isGood = done.length === STEP_COUNT && complaints.length === 0;
      const times = walked.map(({ step, tookMs }) => `${step} ${(tookMs / 1000).toFixed(1)} s`);
      for (const { step, fault } of walked) if (fault !== null) console.log(`  ${step}: ${fault}`);
      for (const line of complaints.slice(0, 10)) console.log(`  said: ${line}`);
      const figure = `${engine.name} ${engine.version}: ${done.length} of ${STEP_COUNT} steps (${times.join(', ')}), ${complaints.length} complaints, seed ${seed}`;
      keepEvidence(
        { id: 'BR-1', figure, passed: isGood, details: { walked, complaints } },
        `BR-1-${name}`,
      );
      passed = passed && isGood;
    } finally {
      await engine.close();
      await site.leave();
    }
  }
  return passed;
}
