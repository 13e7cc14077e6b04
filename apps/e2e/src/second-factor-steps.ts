import { createHmac } from 'node:crypto';
import type { Locale } from '@aube/client';
import { expect, type Page } from '@playwright/test';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret.replaceAll(/\s/g, ''))
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/**
 * Computes a six-digit code (RFC 6238) without the server's library, so that an error of the
 * library is found.
 */
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
  },
  en: {
    setUp: 'Turn on two-step verification',
    start: 'Start',
    turnOn: 'Turn on',
    codes: 'Recovery codes',
    keep: 'Keep your codes, then check this box',
    kept: 'My codes are in a safe place',
    goOn: 'Continue',
  },
} as const satisfies Record<Locale, object>;

export const expectSetUp = (page: Page, locale: Locale): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: WORDS[locale].setUp })).toBeVisible();

type SetUp = {
  readonly locale: Locale;
  readonly now?: () => Date;
  readonly look?: () => Promise<void>;
  /** Called when the recovery codes are shown, before the codes are confirmed. */
  readonly onCodes?: () => Promise<void>;
};

export async function setUpSecondFactor(
  page: Page,
  { locale, now = () => new Date(), look, onCodes }: SetUp,
): Promise<string[]> {
  const words = WORDS[locale];
  await expectSetUp(page, locale);
  await page.getByRole('button', { name: words.start }).click();
  const secret = (await page.locator('main code').textContent()) ?? '';
  await look?.();
  await page.locator('#code').fill(codeOf(secret, now()));
  await page.getByRole('button', { name: words.turnOn }).click();
  const codes = page.getByRole('list', { name: words.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allTextContents();
  await look?.();
  await onCodes?.();
  const goOn = page.getByRole('button', { name: words.goOn, exact: true });
  await goOn.click();
  await expect(page.getByRole('checkbox', { name: words.kept })).toBeFocused();
  await expect(page.getByText(words.keep)).toBeVisible();
  await page.getByText(words.kept, { exact: true }).click();
  await goOn.click();
  await expect(page).toHaveURL(/\/admin/);
  return recovery;
}
