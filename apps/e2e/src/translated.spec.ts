import { createClient } from '@aube/client';
import { oldTextsOn, translatePage } from '@aube/prove/translate-page';
import { expect, test, type Page } from '@playwright/test';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { linkInLetter } from './letters.ts';
import { logInNewcomer, makeNewcomer, password } from './newcomer.ts';
import { fillLogin } from './people.ts';
import { chooseMild, heading, walkToReview, WORDS } from './questionnaire-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const broken = 'Oups!';
const words = WORDS.fr;
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await translatePage(page);
});
test.afterEach(async ({ page }) => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByText(broken)).toHaveCount(0);
  expect(await oldTextsOn(page)).toEqual([]);
});

test('translated, a person assesses their sleep', async ({ page }) => {
  await page.goto('/evaluez-mon-sommeil');
  await page.getByRole('button', { name: words.start }).click();
  await walkToReview(page, { locale: 'fr', choose: () => 0 });
  await page.getByRole('button', { name: 'Voir mon résultat' }).click();
  await expect(heading(page)).toHaveText('Votre sommeil semble aller bien');
});

test('translated, a person registers, activates and logs in', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const { admin } = createClient({ url, token: token ?? undefined });
  const { link } = await admin.createInvitation.mutate({ referenceCode: 'DEMO-01' });
  const email = `translated-${Date.now()}@exemple.test`;
  await page.goto(new URL(link).pathname);
  await page.locator('#firstName').fill('Ana');
  await page.locator('#email').fill('ana@');
  const submit = page.locator('form button[type=submit]');
  await submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.locator('#lastName').fill('Tremblay');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#passwordConfirmation').fill(password);
  await page.locator('#consent').check();
  await submit.click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkInLetter(email, '/activation/'));
  await submit.click();
  await expect(page).toHaveURL(/questionnaire-s0$/);
  await page.context().clearCookies();
  await page.goto('/connexion');
  await page.locator('#identifier').fill(email);
  await page.locator('#password').fill('wrong');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await fillLogin(page, { identifier: email, password }, 'fr');
});

test('translated, a newcomer answers S0', async ({ page, baseURL }) => {
  const email = await makeNewcomer(baseURL ?? '', 'translated-s0');
  await logInNewcomer(page, email);
  await page.goto('/mon-programme');
  await page.getByRole('button', { name: words.start }).click();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await walkToReview(page, { locale: 'fr', choose: chooseMild });
  await page.getByRole('button', { name: words.send }).click();
  await expect(main(page)).toContainText(words.sent);
});

test('translated, a night with naps is saved, then changed', async ({ page, baseURL }) => {
  const email = await makeDiarist(baseURL ?? '', 'translated-night', { programmeDay: 4 });
  await logInNewcomer(page, email);
  await page.goto(nightPath(diaryDate()));
  const hand = new DiaryHand(page, 'fr');
  await hand.enter(ordinaryNight);
  await hand.naps.getByText('Oui', { exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter une sieste' }).click();
  await expect(main(page).getByRole('group', { name: 'Sieste 2', exact: true })).toBeVisible();
  await expect(main(page).getByRole('group', { name: 'Sieste 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer la sieste 2' }).click();
  const nap = main(page).getByRole('group', { name: 'Votre sieste', exact: true });
  await nap.getByRole('textbox', { name: 'Début' }).fill('1330');
  await nap.getByRole('textbox', { name: 'Fin' }).fill('1350');
  await hand.saveAsIs();
  await hand.expectSaved();
  await expect(main(page)).toContainText('83,8');
  await page.getByRole('button', { name: hand.words.edit }).click();
  await hand.time('outOfBedTime').fill('715');
  await hand.saveAsIs();
  await expect(main(page)).toContainText(/79(,0)?\s%/);
});

test('translated, sleepiness at the wheel is told, and a mistake is corrected', async ({
  page,
  baseURL,
}) => {
  const email = await makeDiarist(baseURL ?? '', 'translated-sleepy', {
    programmeDay: 8,
    isReviewed: true,
  });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/semaine/2');
  const section = page.locator('#horaire');
  const answer = section.getByRole('button', { name: 'Envoyer', exact: true });
  await answer.click();
  await expect(section).toContainText('Cochez ce qui est arrivé');
  await section.getByLabel(/^J’ai lutté contre le sommeil/).check();
  await answer.click();
  await expect(section).toContainText('Votre sécurité passe d’abord');
  await section.getByRole('button', { name: /^Corriger/ }).click();
  await expect(section.getByRole('button', { name: 'Choisir cet horaire' })).toBeVisible();
  await section.getByRole('button', { name: 'Changer l’heure' }).click();
  await section.getByRole('button', { name: '5 minutes plus tard' }).click();
  await expect(section.getByRole('definition').getByText('23 h 05', { exact: true })).toBeVisible();
});

test('translated, a question of the week is answered', async ({ page, baseURL }) => {
  const person = { programmeDay: 8, untold: 0, awakeMinutes: 240 };
  const email = await makeDiarist(baseURL ?? '', 'translated-week', person);
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/semaine/1');
  const answer = page.getByRole('button', { name: 'Répondre', exact: true });
  await answer.click();
  await expect(main(page)).toContainText('Choisissez oui ou non.');
  const question = page.getByRole('group', { name: /^Dormez-vous très peu/ });
  await question.getByText('Oui', { exact: true }).click();
  await expect(main(page)).not.toContainText('Choisissez oui ou non.');
  await answer.click();
  await expect(question).toHaveCount(0);
});
