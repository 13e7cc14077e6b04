import { expect, type Page } from '@playwright/test';
import { linkInLetter } from '../letters.ts';
import { sendLogin } from '../people.ts';
import { heading } from '../questionnaire-steps.ts';
import { logInWithRecoveryCode, setUpSecondFactor } from './second-factor-steps.ts';
import type { Person, Walk } from './walk.ts';

const password = 'quatre renards au bord du lac';

async function begin(walk: Walk, page: Page, link: string, email: string): Promise<Person> {
  await page.goto(link);
  await page.locator('#password').fill(password);
  await page.locator('#passwordConfirmation').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('#password')).toHaveCount(0);
  await sendLogin(page, { identifier: email, password }, walk.locale);
  const recoveryCodes = await setUpSecondFactor(walk, page);
  return { email, password, recoveryCodes };
}

/** @decision D53 D57 */
export async function makeAdministrator(walk: Walk, page: Page): Promise<Person> {
  const email = 'aline@exemple.test';
  const name = ['--first-name', 'Aline', '--last-name', 'Roy'];
  const asked = ['--email', email, ...name, '--lang', walk.locale, '--json'];
  const printed = await walk.site.aube('user', 'create-admin', ...asked);
  const { link } = JSON.parse(printed) as { link: string };
  const administrator = await begin(walk, page, link, email);
  await logInWithRecoveryCode(walk, page, administrator);
  return administrator;
}

export async function makeEstablishments({ words, at }: Walk, page: Page): Promise<void> {
  await page.goto(at('/admin/etablissements'));
  await page.getByRole('link', { name: words.add }).first().click();
  for (const [name, code] of [
    ['Clinique du Lac', 'LAC-01'],
    ['Clinique du Port', 'PORT-02'],
  ] as const) {
    const isFirst = code === 'LAC-01';
    if (!isFirst) await page.getByRole('button', { name: words.another }).click();
    await page.locator('#name').fill(name);
    await page.locator('#referenceCode').fill(code);
    await page.locator('form button[type=submit]').last().click();
    await expect(heading(page)).toHaveText(words.added);
    await expect(heading(page)).toContainText(name);
  }
}

/** @decision D54 */
export async function makeStaff(walk: Walk, page: Page): Promise<Person> {
  const { words, at, site, visit } = walk;
  const email = 'elise@exemple.test';
  await page.goto(at('/admin/utilisateurs/ajouter'));
  await page.getByLabel(words.firstName).fill('Élise');
  await page.getByLabel(words.lastName).fill('Côté');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel('Clinique du Lac').check();
  await page.getByRole('main').getByText(words.language, { exact: true }).click();
  await page.locator('form button[type=submit]').first().click();
  await expect(heading(page)).toHaveText(words.userAdded);

  const link = await linkInLetter(email, '/activation/', site.dataDir);
  return visit(null, async (own) => {
    const staff = await begin(walk, own, link, email);
    await own.goto(at('/admin/utilisateurs'));
    await expect(own.getByRole('link', { name: words.addUser })).toHaveCount(0);
    return staff;
  });
}
