import { createHmac } from 'node:crypto';
import type { Locale } from '@aube/client';
import { expect, type Page } from '@playwright/test';
import { sendLogin } from '../people.ts';
import { paperWidths, wideBoxesOf } from '../wide-boxes.ts';
import type { Person, Walk } from './walk.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret.replaceAll(/\s/g, ''))
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** RFC 6238, without the server's library, so that the test finds faults of the library. */
function codeOf(secret: string, at = new Date()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(number).padStart(6, '0');
}

const WORDS = {
  fr: {
    setUp: 'Activez la validation en deux étapes',
    start: 'Commencer',
    turnOn: 'Activer',
    codes: 'Codes de secours',
    keep: 'Gardez vos codes, puis cochez cette case',
    kept: 'Mes codes sont en lieu sûr',
    goOn: 'Continuer',
    download: 'Enregistrer dans un fichier',
    file: 'aube-codes-de-secours.txt',
    step: 'Validation en deux étapes',
    logIn: 'Se connecter',
    wrong: 'Ce code n’est pas le bon, ou a déjà servi : entrez le suivant',
  },
  en: {
    setUp: 'Turn on two-step verification',
    start: 'Start',
    turnOn: 'Turn on',
    codes: 'Recovery codes',
    keep: 'Keep your codes, then check this box',
    kept: 'My codes are in a safe place',
    goOn: 'Continue',
    download: 'Save in a file',
    file: 'aube-recovery-codes.txt',
    step: 'Two-step verification',
    logIn: 'Log in',
    wrong: 'This code is wrong or was used before: enter the next one',
  },
} as const satisfies Record<Locale, object>;

export async function setUpSecondFactor(
  { locale, site, at, look }: Walk,
  page: Page,
): Promise<string[]> {
  const words = WORDS[locale];
  const setUp = page.getByRole('heading', { level: 1, name: words.setUp });
  await expect(setUp).toBeVisible();
  await page.goto(at('/admin/participants'));
  await expect(setUp).toBeVisible();
  await page.getByRole('button', { name: words.start }).click();
  const secret = (await page.locator('main code').textContent()) ?? '';
  await look(page);
  await page.locator('#code').fill(codeOf(secret, site.now()));
  await page.getByRole('button', { name: words.turnOn }).click();
  const codes = page.getByRole('list', { name: words.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allTextContents();
  await look(page);
  await expectWholeOnPaper(page);
  await keepCodes(page, words);
  const goOn = page.getByRole('button', { name: words.goOn, exact: true });
  await goOn.click();
  await expect(page.getByRole('checkbox', { name: words.kept })).toBeFocused();
  await expect(page.getByText(words.keep)).toBeVisible();
  await page.getByText(words.kept, { exact: true }).click();
  await goOn.click();
  await expect(page).toHaveURL(/\/admin/);
  return recovery;
}

async function expectWholeOnPaper(page: Page): Promise<void> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  for (const [name, width] of Object.entries(paperWidths)) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => wideBoxesOf(page), `recovery codes, ${name}`).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
}

async function keepCodes(page: Page, words: { download: string; file: string }): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(words.file);
  // The codes are shown only once, so the browser asks before the page closes.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

export async function logInWithRecoveryCode(
  { locale, at, look }: Walk,
  page: Page,
  { email, password, recoveryCodes }: Person,
): Promise<void> {
  const words = WORDS[locale];
  await page.context().clearCookies();
  await page.goto(at('/connexion'));
  await sendLogin(page, { identifier: email, password }, locale);
  await expect(page.getByRole('heading', { level: 1, name: words.step })).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'auth._token.local' }),
  );
  await page.locator('#code').fill('000000');
  await page.getByRole('button', { name: words.logIn }).click();
  await expect(page.getByText(words.wrong).first()).toBeVisible();
  await look(page);
  await page.locator('#code').fill(recoveryCodes?.pop() ?? '');
  await page.getByRole('button', { name: words.logIn }).click();
  await expect(page).toHaveURL(/\/admin/);
}
