import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { sendFirstAnswers } from './newcomer.ts';
import { makeOwnSite } from './own-site.ts';
import { prefixOf, sendLogin } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

const WORDS = {
  fr: {
    place: 'Ajouter un établissement',
    addContact: 'Ajouter un contact',
    save: 'Enregistrer le brouillon',
    publish: 'Publier',
    published: 'Publié',
    sure: 'Donnez au moins une ligne qui répond jour et nuit, en plus du 911',
    link: 'Entrez une adresse complète qui commence par https://',
    always: 'Cette ligne répond jour et nuit, tous les jours',
    remove: /^Retirer Ligne 2/,
    invite: 'Inviter',
    ask: /Appelez le 514 555-0155, jour et nuit\./,
    suicide: 'Si vous pensez au suicide, appelez le 514 555-0155, jour et nuit.',
    why: 'Lire pourquoi, et qui appeler',
  },
  en: {
    place: 'Add an establishment',
    addContact: 'Add a contact',
    save: 'Save the draft',
    publish: 'Publish',
    published: 'Published',
    sure: 'Give at least one line that answers day and night, besides 911',
    link: 'Enter a whole address that begins with https://',
    always: 'This line answers day and night, every day',
    remove: /^Remove Line 2/,
    invite: 'Invite',
    ask: /Call 514 555-0155, day or night\./,
    suicide: 'If you are thinking about suicide, call 514 555-0155, day or night.',
    why: 'Read why, and the numbers to call',
  },
} as const;

const password = 'quatre renards au bord du lac';
const admin = 'aline@exemple.test';
const person = 'ana@exemple.test';
const phone = '514 555-0199';

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

function letterTo(address: string, dataDir: string): string {
  const folder = join(dataDir, 'mail');
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return letters.find((each) => each.includes(`To: <${address}>`)) ?? '';
}

/** @decision D90 */
for (const locale of ['fr', 'en'] as const) {
  test(`an empty site gives a participant its telephone and its crisis line, with no file edited (${locale})`, async ({
    browser,
  }) => {
    const words = WORDS[locale];
    const site = await makeOwnSite({}, { STAFF_SECOND_FACTOR: 'optional' }, { isEmpty: true });
    const viewport = { width: 1280, height: 900 };
    const desk = await browser.newContext({ baseURL: site.url, viewport });
    const home = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await desk.newPage();
    const at = (path: string) => `${prefixOf(locale)}${path}`;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const faults: string[] = [];
    const look = async (on = page) => void faults.push(...(await faultsIn(on, locale)));
    try {
      await site.startAt('2026-02-16T15:00:00Z');

      await test.step('the first administrator opens the site and adds a place', async () => {
        const asked = ['--email', admin, '--first-name', 'Aline', '--last-name', 'Roy'];
        const made = await site.aube('user', 'create-admin', ...asked, '--lang', locale, '--json');
        await page.goto((JSON.parse(made) as { link: string }).link);
        await page.locator('#password').fill(password);
        await page.locator('#passwordConfirmation').fill(password);
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('#password')).toHaveCount(0);
        await sendLogin(page, { identifier: admin, password }, locale);
        await page.getByRole('link', { name: words.place }).first().click();
        await page.locator('#name').fill('Clinique du Lac');
        await page.locator('#referenceCode').fill('LAC-01');
        await page.locator('form button[type=submit]').last().click();
        await expect(heading(page)).toContainText('Clinique du Lac');
      });

      await test.step('the telephone of the place is published', async () => {
        await page.goto(at('/admin/reglages'));
        await page.getByRole('link', { name: 'Clinique du Lac' }).first().click();
        await press(words.addContact);
        await field(page, 'contacts.0.name.fr').fill('Infirmière');
        await field(page, 'contacts.0.name.en').fill('Nurse');
        await field(page, 'contacts.0.phone').fill(phone);
        await press(words.save);
        await press(words.publish);
        await expect(page.getByText(words.published, { exact: true })).toBeVisible();
      });

      await test.step('a wrong crisis line is refused at its field, a right one is published', async () => {
        await page.goto(at('/admin/reglages/lignes-de-crise'));
        await expect(field(page, 'lines.0.phone')).toHaveValue('9-8-8');
        await look();
        for (const line of [0, 1]) {
          await page.getByRole('checkbox', { name: words.always }).nth(line).uncheck();
        }
        await field(page, 'lines.0.url').fill('javascript:alert(1)');
        await press(words.save);
        await expect(page.getByRole('alert')).toContainText(words.sure);
        await expect(page.getByRole('alert')).toContainText(words.link);
        await expect(field(page, 'lines.0.url')).toHaveAttribute('aria-invalid', 'true');
        await look();
        await page.getByRole('checkbox', { name: words.always }).first().check();
        await field(page, 'lines.0.name.fr').fill('Écoute du lac');
        await field(page, 'lines.0.name.en').fill('Lake helpline');
        await field(page, 'lines.0.detail.fr').fill('');
        await field(page, 'lines.0.detail.en').fill('');
        await field(page, 'lines.0.phone').fill('514 555-0155');
        await field(page, 'lines.0.text').fill('');
        await field(page, 'lines.0.url').fill('');
        await page.getByRole('button', { name: words.remove }).click();
        await press(words.save);
        // The panel and the sentence of a text, in French and in English.
        await expect(page.getByRole('link', { name: /514 555-0155/ })).toHaveCount(4);
        await look();
        await press(words.publish);
        await expect(page.getByText(words.published, { exact: true })).toBeVisible();
      });

      const own = await home.newPage();
      await own.clock.setFixedTime(site.now());
      await test.step('the invitation carries both, and no health matter', async () => {
        await page.goto(at('/admin/invitations'));
        await page.getByRole('button', { name: words.invite, exact: true }).first().click();
        await page.locator('#email').fill(person);
        await page.getByRole('dialog').locator('form button[type=submit]').click();
        const link = await linkInLetter(person, '/inscription/', site.dataDir);
        const letter = letterTo(person, site.dataDir);
        expect(letter).toContain(phone);
        expect(letter).toMatch(words.ask);
        expect(letter).not.toMatch(/suicid/i);
        await own.goto(link);
      });

      await test.step('the person registers', async () => {
        await own.locator('#firstName').fill('Ana');
        await own.locator('#lastName').fill('Tremblay');
        await own.locator('#password').fill(password);
        await own.locator('#passwordConfirmation').fill(password);
        await own.locator('#consent').check();
        await own.locator('form button[type=submit]').click();
        await own.goto(await linkInLetter(person, '/activation/', site.dataDir));
        await own.locator('form button[type=submit]').click();
        await expect(own).toHaveURL(/questionnaire-s0$/);
      });

      const open = async () => {
        const guest = createClient({ url: site.url });
        const { token } = await guest.account.login.mutate({ identifier: person, password });
        return token ?? '';
      };
      await test.step('the schedule that waits gives both', async () => {
        const client = createClient({ url: site.url, token: await open() });
        await sendFirstAnswers(client, 'S0', { safety_epilepsy: 'yes' });
        await own.goto(at('/mon-programme'));
        await own.getByRole('link', { name: words.why }).click();
        const locked = own.getByRole('main');
        await expect(locked.getByRole('link', { name: phone })).toBeVisible();
        await expect(locked).toContainText(words.suicide);
        await look(own);
      });

      await test.step('the page of resource persons and a chapter of the course name the line', async () => {
        await own.goto(at('/personnes-ressources'));
        await expect(own.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
        await expect(own.getByRole('main').locator('a[href="tel:5145550155"]')).toBeVisible();
        await expect(own.getByRole('main')).not.toContainText('9-8-8');
        await expect(own.locator('.site-footer')).toContainText(words.suicide);
        await look(own);
      });

      await test.step('the printed page, once a night is written, gives both', async () => {
        await site.startAt('2026-02-17T15:00:00Z');
        await own.clock.setFixedTime(site.now());
        const saved = await fetch(`${site.url}/api/jours-journal-sommeil/2026-02-17`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${await open()}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            heure_extinction_lumieres: '22:30',
            duree_endormissement: 15,
            nombre_reveils: 2,
            duree_eveil: 20,
            heure_reveil: '06:15',
            heure_sortie_lit: '06:30',
            siestes: [],
          }),
        });
        expect(saved.status).toBe(200);
        await sendLogin(own, { identifier: person, password }, locale);
        await expect(own).not.toHaveURL(/\/connexion/);
        await own.goto(at('/evolution-sommeil/resume'));
        await own.emulateMedia({ media: 'print' });
        const sheet = own.locator('.doctor-sheet');
        await expect(sheet).toContainText(phone);
        await expect(sheet).toContainText(words.suicide);
      });
      expect(faults).toEqual([]);
    } finally {
      await Promise.all([desk.close(), home.close()]);
      await site.leave();
    }
  });
}
