import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../browser/find-chromium.ts';
import type { DemoSite } from '../demo-site.ts';
import { makeDiarist, PASSWORD } from '../people.ts';
import type { Walked } from './walk.ts';

export const SPEECH_ENGINE = '/usr/lib/speech-dispatcher-modules/sd_espeak-ng';

const DAEMON = [
  'AudioOutputMethod "alsa"',
  'AudioALSADevice "default"',
  'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
  'DefaultModule espeak-ng',
];

/**
 * Sets up a speech engine that plays no sound. `home` must be short, because the length of a
 * socket's path is limited.
 */
function silentHome(home: string): Record<string, string> {
  const [config, cache] = [join(home, '.config'), join(home, '.cache')];
  const folder = join(config, 'speech-dispatcher');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, '.asoundrc'), 'pcm.!default { type null }\n');
  writeFileSync(join(folder, 'speechd.conf'), `${DAEMON.join('\n')}\n`);
  return { HOME: home, XDG_CONFIG_HOME: config, XDG_CACHE_HOME: cache, XDG_RUNTIME_DIR: home };
}

const WORDS = {
  fr: { listen: 'Écouter', pause: 'Mettre en pause', goOn: 'Continuer', stop: 'Arrêter' },
  en: { listen: 'Listen', pause: 'Pause', goOn: 'Continue', stop: 'Stop' },
};

const TEXTS = [
  { step: 'chapter in French', locale: 'fr', path: '/mon-programme/module/1/chapitre/1' },
  { step: 'chapter in English', locale: 'en', path: '/en/mon-programme/module/1/chapitre/1' },
  { step: 'pictures in French', locale: 'fr', path: '/mon-programme/module/1/video' },
] as const;

async function hear(page: Page, { locale, path }: (typeof TEXTS)[number]): Promise<void> {
  const words = WORDS[locale];
  const button = (name: string) =>
    page.locator('.listen').getByRole('button', { name, exact: true });
  const spoken = page.locator('[data-spoken]');
  await page.goto(path);
  await button(words.listen).click();
  const first = await spoken.innerText();
  await expect(spoken).not.toHaveText(first, { timeout: 60_000 });
  await button(words.pause).click();
  await expect(spoken).toHaveCount(0);
  await button(words.goOn).click();
  await expect(spoken).toHaveCount(1);
  await button(words.stop).click();
  await expect(button(words.listen)).toBeVisible();
  await expect(page.locator('.listen').getByRole('alert')).toHaveCount(0);
}

export const TEXT_COUNT = TEXTS.length;

/** @decision D87 programme#listening */
export async function hearVoice(
  site: DemoSite,
  keepPicture: (step: string, picture: Buffer) => void,
): Promise<{ version: string; walked: Walked[] }> {
  const identifier = await makeDiarist(site, 'voice-diarist');
  const home = mkdtempSync(join(tmpdir(), 'aube-voice-'));
  const { args, env, ...found } = await findChromium();
  const browser = await chromium.launch({
    ...found,
    args: [...args, '--enable-speech-dispatcher'],
    env: { ...env, ...silentHome(home) },
  });
  try {
    const page = await browser.newPage({ baseURL: site.url, locale: 'fr-CA' });
    const reply = await page.request.post('/trpc/account.login', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { json: { identifier, password: PASSWORD } },
    });
    if (!reply.ok()) throw new Error(`The login is answered ${reply.status()}.`);
    const walked: Walked[] = [];
    for (const text of TEXTS) {
      const startedAt = performance.now();
      const fault = await hear(page, text).then(
        () => null,
        (thrown: unknown) => (thrown as Error).message,
      );
      walked.push({ step: text.step, tookMs: Math.round(performance.now() - startedAt), fault });
      keepPicture(text.step, await page.screenshot());
    }
    return { version: browser.version(), walked };
  } finally {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
}
