import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@aube/prove/browser';
import { chromium, expect, test } from '@playwright/test';
import { logIn } from './people.ts';

/** Speech engine of Debian: `apt-get install speech-dispatcher-espeak-ng`. */
const ENGINE = '/usr/lib/speech-dispatcher-modules/sd_espeak-ng';

/** Sound goes nowhere, so that a machine without a loudspeaker can speak. */
async function silentHome(home: string): Promise<Record<string, string>> {
  const folder = join(home, '.config', 'speech-dispatcher');
  await mkdir(folder, { recursive: true });
  await writeFile(join(home, '.asoundrc'), 'pcm.!default { type null }\n');
  const settings = [
    'AudioOutputMethod "alsa"',
    'AudioALSADevice "default"',
    'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
    'DefaultModule espeak-ng',
  ];
  await writeFile(join(folder, 'speechd.conf'), `${settings.join('\n')}\n`);
  const [config, cache] = [join(home, '.config'), join(home, '.cache')];
  return { HOME: home, XDG_CONFIG_HOME: config, XDG_CACHE_HOME: cache, XDG_RUNTIME_DIR: home };
}

test('a real voice reads a chapter, sentence after sentence', async ({ baseURL }) => {
  test.skip(!existsSync(ENGINE), 'this machine has no speech engine');
  const { args, env, ...found } = await findChromium();
  // The path of the engine's socket must be short.
  const home = await mkdtemp(join(tmpdir(), 'aube-voice-'));
  const silent = await silentHome(home);
  const browser = await chromium.launch({
    ...found,
    args: [...args, '--enable-speech-dispatcher'],
    env: { ...env, ...silent },
  });
  try {
    const page = await browser.newPage({ baseURL: String(baseURL), locale: 'fr-CA' });
    await logIn(page, 'semaine-1');
    await page.goto('/mon-programme/module/1/chapitre/1');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const spoken = page.locator('[data-spoken]');
    await button('Écouter').click();
    const first = await spoken.innerText();
    await expect(spoken).not.toHaveText(first, { timeout: 60_000 });
    await button('Mettre en pause').click();
    await expect(spoken).toHaveCount(0);
    await button('Continuer').click();
    await expect(spoken).toHaveCount(1);
    await button('Arrêter').click();
    await expect(button('Écouter')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
});
