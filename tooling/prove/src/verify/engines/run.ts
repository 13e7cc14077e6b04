import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DemoSite, startDemoSite } from '../demo-site.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import type { Engine } from './engine.ts';
import { hearVoice, SPEECH_ENGINE, TEXT_COUNT } from './hear-voice.ts';
import { startFirefox } from './start-firefox.ts';
import { findMiniBrowser, startWebKit } from './start-webkit.ts';
import { STEP_COUNT, walkEngine, type Walked } from './walk.ts';

const pictures = fileURLToPath(new URL('../../../../../evidence/engines', import.meta.url));

const BROWSERS =
  'firefox-esr webkit2gtk-driver xvfb openbox gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav';

const has = (program: string) => spawnSync('which', [program]).status === 0;

type KeepPicture = (step: string, picture: Buffer) => void;
type Walk = { title: string; steps: number; walked: Walked[]; complaints: string[] };

type Candidate = {
  name: string;
  packages: string;
  missing: () => string[];
  walk: (site: DemoSite, keepPicture: KeepPicture) => Promise<Walk>;
};

const walkWith =
  (start: () => Promise<Engine>): Candidate['walk'] =>
  async (site, keepPicture) => {
    const engine = await start();
    try {
      const walked = await walkEngine(engine, site, keepPicture);
      // Network errors do not count, because the last step stops the server and closes pages.
      const complaints = [...new Set(engine.complaints())].filter(
        (each) =>
          !/NetworkError|Load failed|Could not connect|ServiceWorker intercepted/i.test(each),
      );
      return { title: `${engine.name} ${engine.version}`, steps: STEP_COUNT, walked, complaints };
    } finally {
      await engine.close();
    }
  };

const CANDIDATES: readonly Candidate[] = [
  {
    name: 'firefox',
    packages: BROWSERS,
    missing: () => [process.env['FIREFOX_PATH'] ?? 'firefox-esr'].filter((each) => !has(each)),
    walk: walkWith(() => startFirefox(process.env['FIREFOX_PATH'])),
  },
  {
    name: 'webkit',
    packages: BROWSERS,
    missing: () => [
      ...['WebKitWebDriver', 'Xvfb', 'openbox'].filter((each) => !has(each)),
      ...(findMiniBrowser() === undefined ? ['MiniBrowser'] : []),
    ],
    walk: walkWith(startWebKit),
  },
  {
    name: 'voice',
    packages: 'speech-dispatcher-espeak-ng',
    missing: () => [SPEECH_ENGINE].filter((each) => !existsSync(each)),
    async walk(site, keepPicture) {
      const { version, walked } = await hearVoice(site, keepPicture);
      const title = `eSpeak NG behind Chromium ${version}`;
      return { title, steps: TEXT_COUNT, walked, complaints: [] };
    },
  },
];

export async function verifyEngines({ count, seed, endsAt }: Campaign): Promise<boolean> {
  let passed = true;
  for (const { name, packages, missing, walk } of CANDIDATES.slice(0, count)) {
    const lacks = missing();
    if (lacks.length > 0) {
      const install = `apt-get install --no-install-recommends ${packages}`;
      console.log(`  ${name}: ${lacks.join(', ')} missing here. On Debian: ${install}`);
      keepEvidence(
        { id: 'BR-1', figure: `${name}: not installed`, passed: false, details: { lacks } },
        `BR-1-${name}`,
      );
      passed = false;
      continue;
    }
    if (!hasTime({ endsAt })) return false;
    const site = await startDemoSite();
    try {
      mkdirSync(pictures, { recursive: true });
      const { title, steps, walked, complaints } = await walk(site, (step, picture) =>
        writeFileSync(join(pictures, `${name}-${step.replaceAll(' ', '-')}.png`), picture),
      );
      const done = walked.filter(({ fault }) => fault === null);
      const isGood = done.length === steps && complaints.length === 0;
      const times = walked.map(({ step, tookMs }) => `${step} ${(tookMs / 1000).toFixed(1)} s`);
      for (const { step, fault } of walked) if (fault !== null) console.log(`  ${step}: ${fault}`);
      for (const line of complaints.slice(0, 10)) console.log(`  said: ${line}`);
      const figure = `${title}: ${done.length} of ${steps} steps (${times.join(', ')}), ${complaints.length} complaints, seed ${seed}`;
      keepEvidence(
        { id: 'BR-1', figure, passed: isGood, details: { walked, complaints } },
        `BR-1-${name}`,
      );
      passed = passed && isGood;
    } finally {
      await site.leave();
    }
  }
  return passed;
}
