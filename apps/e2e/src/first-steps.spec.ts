import { expect, test } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { makeOwnSite } from './own-site.ts';
import { prefixOf, sendLogin } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const WORDS = {
  fr: {
    title: 'Premières étapes',
    count: (done: number) => `Étapes faites : ${done} sur 7.`,
    send: 'M’envoyer un courriel',
    confirm: 'Confirmer',
    back: 'Retour aux premières étapes',
    arrived: 'Les courriels arrivent',
    consent: 'Lire le texte du consentement',
    read: 'J’ai lu ce texte',
    place: 'Ajouter un établissement',
    left: /Premières étapes faites.*: 4 sur 7/,
  },
  en: {
    title: 'First steps',
    count: (done: number) => `Steps done: ${done} of 7.`,
    send: 'Send me an email',
    confirm: 'Confirm',
    back: 'Back to the first steps',
    arrived: 'Emails arrive',
    consent: 'Read the text of the consent',
    read: 'I have read this text',
    place: 'Add an establishment',
    left: /First steps done: 4 of 7/,
  },
} as const;

const password = 'quatre renards au bord du lac';
const email = 'aline@exemple.test';

/** @decision D91 */
for (const { locale, width } of [
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 390 },
] as const) {
  test(`an empty site opens on the steps that are left, and each is done from there (${locale}, ${width} px)`, async ({
    browser,
  }) => {
    const words = WORDS[locale];
    const site = await makeOwnSite({}, { STAFF_SECOND_FACTOR: 'optional' }, { isEmpty: true });
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const at = (path: string) => `${prefixOf(locale)}${path}`;
    const count = (done: number) =>
      expect(page.getByText(words.count(done)), `${done} steps`).toBeVisible();
    try {
      await site.startAt('2026-02-16T15:00:00Z');
      const asked = ['--email', email, '--first-name', 'Aline', '--last-name', 'Roy'];
      const printed = await site.aube('user', 'create-admin', ...asked, '--lang', locale, '--json');
      await page.goto((JSON.parse(printed) as { link: string }).link);
      await page.locator('#password').fill(password);
      await page.locator('#passwordConfirmation').fill(password);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('#password')).toHaveCount(0);
      await sendLogin(page, { identifier: email, password }, locale);

      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await count(0);
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(email)).toBeVisible();
      await page.goto(await linkInLetter(email, '/admin/courriel-recu/', site.dataDir));
      await expect(page).toHaveURL(/\/courriel-recu$/);
      expect(await faultsIn(page, locale)).toEqual([]);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.arrived)).toBeVisible();
      await page.getByRole('link', { name: words.back }).click();
      await count(1);

      await page.getByText(words.consent).click();
      await page.getByRole('button', { name: words.read }).click();
      await count(2);

      await page.getByRole('link', { name: words.place }).click();
      await page.locator('#name').fill('Clinique du Lac');
      await page.locator('#referenceCode').fill('LAC-01');
      await page.locator('form button[type=submit]').last().click();
      await expect(heading(page)).toContainText('Clinique du Lac');
      await page.goto(at('/admin'));
      await count(3);

      await site.aube('invite', '--email', 'ana@exemple.test', '--establishment', 'LAC-01');
      await linkInLetter('ana@exemple.test', '/inscription/', site.dataDir);
      await page.reload();
      await count(4);
      expect(await site.aube('doctor', '--lang', locale)).toMatch(words.left);
    } finally {
      await context.close();
      await site.leave();
    }
  });
}
