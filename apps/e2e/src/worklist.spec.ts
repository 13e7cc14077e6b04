import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeNewcomer, submitS0 } from './newcomer.ts';
import { logIn, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    locked: 'Horaire en attente d’un avis',
    take: 'Je m’en occupe',
    inCharge: /S’en occupe\s: Camille Personnel/,
    say: 'Dire ce qui a été fait',
    reached: 'Personne jointe',
    record: 'Noter au dossier',
    setAside: 'Ce qui est mis de côté',
    more: /^Montrer .* de plus$/,
    calledBy: /Personne jointe · Camille Personnel/,
    standing: 'aucun horaire n’est proposé tant qu’une précaution est en place',
    charge: 'Responsable du suivi',
    own: 'Devenir responsable',
    add: 'Ajouter une note',
    addNote: 'Ajouter la note',
    missing: 'Écrivez la note',
    timeline: 'Chronologie',
    callEvent: /Personne jointe/,
    chargeEvent: 'Responsable du suivi : Camille Personnel',
    bell: /^Ce qui vous attend\s: \d+ élément/,
    toReach: /personnes? à joindre$/,
    data: 'Données',
    statistics: 'Voir les statistiques',
    registered: /Personnes inscrites/,
    people: (count: number) => new RegExp(`(^|sur )${count} personnes?$`),
    steps: 'Personnes à chaque étape',
  },
  en: {
    locked: 'Schedule on hold',
    take: 'I’ll take it',
    inCharge: /In charge: Camille Personnel/,
    say: 'Say what was done',
    reached: 'Person reached',
    record: 'Put it on the file',
    setAside: 'What is set aside',
    more: /^Show .* more (person|people)$/,
    calledBy: /Person reached · Camille Personnel/,
    standing: 'no schedule is suggested while a precaution is open',
    charge: 'In charge of the follow-up',
    own: 'Become responsible',
    add: 'Add a note',
    addNote: 'Add the note',
    missing: 'Write the note',
    timeline: 'Timeline',
    callEvent: /Person reached/,
    chargeEvent: 'In charge of the follow-up: Camille Personnel',
    bell: /^Waiting for you: \d+ item/,
    toReach: /(person|people) to reach$/,
    data: 'Data',
    statistics: 'See the statistics',
    registered: /Registered/,
    people: (count: number) => new RegExp(`(^|of )${count} (person|people)$`),
    steps: 'People at each step',
  },
} as const;

const SIZES = { fr: { width: 1280, height: 900 }, en: { width: 390, height: 844 } } as const;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`staff see who needs somebody, record a call, and follow a figure to its people (${locale})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(SIZES[locale]);
    const url = baseURL ?? '';
    const lastName = locale === 'fr' ? 'Appel-Attendu' : 'Call-Awaited';
    const name = `Ana ${lastName}`;
    const email = await makeNewcomer(url, `worklist-${locale}`, { lastName });
    await submitS0(url, email, { safety_epilepsy: 'yes' });
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    await logIn(page, 'personnel', locale);
    await expect(page).toHaveURL(/\/admin$/);
    // A second try of the test creates another person with this name.
    const line = page.getByRole('article', { name }).filter({ hasText: email });

    const findLine = async () => {
      const more = page.getByRole('button', { name: words.more });
      await expect(async () => {
        if (!(await line.isVisible()) && (await more.isVisible())) await more.click();
        await expect(line).toBeVisible({ timeout: 500 });
      }).toPass();
    };

    await test.step('the line says why, and leaves the list once the call is recorded', async () => {
      await findLine();
      await expect(line).toContainText(words.locked);
      await expect(line).toContainText(email);
      await look();
      await line.getByRole('button', { name: words.take }).click();
      await findLine();
      await expect(line).toContainText(words.inCharge);
      await look();
      await line.getByRole('button', { name: words.say }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(name);
      await dialog.getByText(words.reached, { exact: true }).click();
      await look();
      await dialog.getByRole('textbox').fill('Voit son neurologue lundi.');
      await dialog.getByRole('button', { name: words.record }).click();
      await expect(line).toHaveCount(0);
      await page.getByText(words.setAside, { exact: true }).click();
      await findLine();
      await expect(line).toContainText(words.calledBy);
      await expect(line).toContainText('Voit son neurologue lundi.');
      await look();
    });

    await test.step('the bell names its parts and leads to them', async () => {
      await page.locator('summary').filter({ hasText: words.bell }).click();
      await look();
      await page.getByRole('link', { name: words.toReach }).click();
      await expect(page).toHaveURL(/\/admin#calls$/);
      await page.getByText(words.setAside, { exact: true }).click();
    });

    await test.step('the follow-up says where the person stands, who is in charge and what was noted', async () => {
      await findLine();
      await line.getByRole('link', { name }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByRole('main')).toContainText(words.standing);
      await page.getByRole('button', { name: words.own }).click();
      const charge = page.getByRole('combobox', { name: words.charge });
      await expect(charge.locator('option:checked')).toHaveText('Camille Personnel');
      await page.getByRole('button', { name: words.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.addNote }).click();
      await expect(dialog).toContainText(words.missing);
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await dialog.getByRole('textbox').fill('Préfère le matin.');
      await dialog.getByRole('button', { name: words.addNote }).click();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Préfère le matin.' }),
      ).toBeVisible();
      await page.getByRole('heading', { name: words.timeline }).click();
      const events = page.getByRole('listitem').filter({ hasText: words.callEvent });
      await expect(events.first()).toBeVisible();
      const taken = page.getByRole('listitem').filter({ hasText: words.chargeEvent });
      await expect(taken.first()).toBeVisible();
      await look();
    });

    await test.step('a figure leads to as many people as it says', async () => {
      await page.goto(`${prefixOf(locale)}/admin/donnees`);
      await page.getByRole('link', { name: words.statistics }).click();
      await expect(page).toHaveURL(/\/admin\/statistiques$/);
      await expect(page.getByRole('region', { name: words.steps })).toBeVisible();
      await look();
      const registered = page.getByRole('definition').first().getByRole('link');
      const count = Number.parseInt((await registered.textContent()) ?? '', 10);
      expect(count).toBeGreaterThan(0);
      await registered.click();
      await expect(page).toHaveURL(/chiffre=inscrits/);
      await expect(page.getByRole('status').filter({ hasText: words.people(count) })).toBeVisible();
      await look();
    });
    expect(faults).toEqual([]);
  });
}
