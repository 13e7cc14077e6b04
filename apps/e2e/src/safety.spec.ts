import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { makeNewcomer, submitS0 } from './newcomer.ts';
import { arriveAs, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORDS = {
  fr: {
    onePerson: '1 personne',
    alert: 'Idées de mort ou de se faire du mal',
    take: 'Je m’en occupe',
    inCharge: /S’en occupe\s: Camille Personnel/,
    say: 'Dire ce qui a été fait',
    save: 'Noter au dossier',
    noChoice: 'Choisissez ce qui a été fait',
    noNote: 'Écrivez en une ligne ce qui a été fait',
    other: 'Autre chose',
    undo: /^(Annuler la prise|Revenir)/,
    by: /prise en charge par .* après/,
    flag: 'Épilepsie',
    lift: /^Lever la précaution\s*: Épilepsie$/,
    confirm: 'Lever la précaution',
    missing: 'Écrivez pourquoi la précaution peut être levée',
    lifted: 'Levée',
    mood: 'Moral (PHQ-9)',
    band: 'Symptômes dépressifs minimes (0 à 4)',
    read: 'Lire les réponses à S0',
    group: 'Votre sécurité',
    question: 'Avez-vous une épilepsie?',
    yes: 'Oui',
    back: 'Retour à mon compte',
  },
  en: {
    onePerson: '1 person',
    alert: 'Thoughts of death or of self-harm',
    take: 'I’ll take it',
    inCharge: /In charge: Camille Personnel/,
    say: 'Say what was done',
    save: 'Put it on the file',
    noChoice: 'Choose what was done',
    noNote: 'Write in one line what was done',
    other: 'Something else',
    undo: /^Undo/,
    by: /acknowledged by .* after/,
    flag: 'Epilepsy',
    lift: /^Lift the precaution\s*: Epilepsy$/,
    confirm: 'Lift the precaution',
    missing: 'Write why the precaution can be lifted',
    lifted: 'Lifted',
    mood: 'Mood (PHQ-9)',
    band: 'Minimal depressive symptoms (0 to 4)',
    read: 'Read the answers to S0',
    group: 'Your safety',
    question: 'Do you have epilepsy?',
    yes: 'Yes',
    back: 'Back to my account',
  },
} as const;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`staff take charge of an alert, lift a precaution and read what was answered (${locale})`, async ({
    page,
    baseURL,
  }, { retry }) => {
    const url = baseURL ?? '';
    // A second try of the test needs another name.
    const lastName = `${locale === 'fr' ? 'Élie-Prudent' : 'Élie-Careful'}${retry === 0 ? '' : '-Bis'}`;
    const email = await makeNewcomer(url, `safety-${locale}`, { lastName });
    await submitS0(url, email, {
      phq9_9: 1,
      safety_epilepsy: 'yes',
      history_words: 'Je me réveille à 3 h.',
    });
    const faults: string[] = [];
    expect(await linkInLetter('personnel@exemple.test', '/admin')).toBe(`${url}/admin`);
    await arriveAs(page, 'personnel');
    await page.goto(`${prefixOf(locale)}/admin`);
    await expect(page).toHaveURL(/\/admin$/);

    await test.step('the alert waits on the first page, with its person', async () => {
      const alert = page.getByRole('region', { name: `${words.alert} : Ana ${lastName}` });
      await expect(alert).toContainText(email);
      const line = page.getByRole('article', { name: `Ana ${lastName}` });
      await expect(line).toContainText(words.flag);
      faults.push(...(await faultsIn(page, locale)));
      await alert.getByRole('button', { name: words.take }).click();
      await expect(alert).toContainText(words.inCharge);
      await alert.getByRole('button', { name: words.undo }).click();
      await alert.getByRole('button', { name: words.take }).click();
      await expect(alert).toContainText(words.inCharge);
      faults.push(...(await faultsIn(page, locale)));
      await page.reload();
      await expect(alert).toContainText(words.inCharge);
      await alert.getByRole('button', { name: words.say }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: words.save });
      await save.click();
      await expect(dialog).toContainText(words.noChoice);
      await dialog.getByText(words.other, { exact: true }).click();
      await save.click();
      await expect(dialog).toContainText(words.noNote);
      faults.push(...(await faultsIn(page, locale)));
      await dialog.getByRole('textbox').fill('Jointe, rendez-vous demain.');
      await save.click();
      await expect(alert).toHaveCount(0);
      const done = page.getByRole('listitem').filter({ hasText: `Ana ${lastName}` });
      await expect(done).toContainText(words.by);
      await expect(done).toContainText('Jointe, rendez-vous demain.');
      await done.getByRole('button', { name: words.undo }).click();
      await expect(alert).toContainText(words.inCharge);
      await alert.getByRole('button', { name: words.say }).click();
      await dialog.getByText(words.other, { exact: true }).click();
      await dialog.getByRole('textbox').fill('Jointe, voit son médecin.');
      await save.click();
      await expect(done).toContainText('Jointe, voit son médecin.');
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('the person is found by name, whatever the accents', async () => {
      await page.goto(`${prefixOf(locale)}/admin/participants`);
      await page.getByRole('searchbox').fill(lastName.normalize('NFD').replace(/\p{M}/gu, ''));
      await expect(page.getByRole('status').filter({ hasText: words.onePerson })).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('link', { name: `${lastName}, Ana`, exact: true }).click();
      await expect(heading(page)).toHaveText(`Ana ${lastName}`);
    });

    await test.step('a precaution is lifted with its reason, and stays on record', async () => {
      await page.getByRole('button', { name: words.lift }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`Ana ${lastName}`);
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog).toContainText(words.missing);
      await expect(dialog.getByRole('textbox')).toBeFocused();
      faults.push(...(await faultsIn(page, locale)));
      await dialog.getByRole('textbox').fill('Avis du neurologue.');
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog).toBeHidden();
      const flag = page.getByRole('listitem').filter({ hasText: words.flag });
      await expect(flag).toContainText(words.lifted);
      await expect(flag).toContainText('Avis du neurologue.');
    });

    await test.step('scores stand with their meaning, answers with their questions', async () => {
      const scores = page.getByRole('row').filter({ hasText: words.read });
      await expect(scores).toContainText(words.band);
      await expect(page.getByRole('columnheader', { name: words.mood })).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('button', { name: words.read }).click();
      await expect(page).toHaveURL(/questionnaire-s0$/);
      await page.locator('summary').filter({ hasText: words.group }).click();
      const answer = page.getByRole('term').filter({ hasText: words.question });
      await expect(answer.locator('+ dd')).toHaveText(words.yes);
      faults.push(...(await faultsIn(page, locale)));
      await page.getByRole('button', { name: words.back }).first().click();
      await expect(page).toHaveURL(/\/admin$/);
    });
    expect(faults).toEqual([]);
  });
}
