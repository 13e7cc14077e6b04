import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    little: 'Vous avez très peu dormi',
    question: /^Dormez-vous très peu sans fatigue/,
    yes: 'Oui',
    answer: 'Répondre',
    send: 'Envoyer',
    chooseOne: 'Choisissez oui ou non.',
    doctor: 'Parlez-en à votre médecin sans attendre',
    help: '9-8-8',
    alert: 'Moral peut-être très haut : très peu de sommeil, sans fatigue',
  },
  en: {
    little: 'You have slept very little',
    question: /^Are you sleeping very little without feeling tired/,
    yes: 'Yes',
    answer: 'Answer',
    send: 'Send',
    chooseOne: 'Choose yes or no.',
    doctor: 'Talk to your doctor about it without waiting',
    help: '9-8-8',
    alert: 'Mood possibly very high: very little sleep, without fatigue',
  },
} as const satisfies Record<Locale, object>;

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  const words = WORDS[locale];

  test(`after very little sleep a question is answered by a press, and staff see it (${locale})`, async ({
    page,
    baseURL,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = { programmeDay: 8, untold: 0, awakeMinutes: 240 };
    const email = await makeDiarist(baseURL ?? '', `little-${locale}`, person);
    await logInNewcomer(page, email, locale);
    await page.goto(`${prefixOf(locale)}/mon-programme/semaine/1`);
    const main = page.getByRole('main');
    await expect(main).toContainText(words.little);
    const question = page.getByRole('group', { name: words.question });
    const answer = page.getByRole('button', { name: words.answer, exact: true });
    const send = page.getByRole('button', { name: words.send, exact: true });
    await expect(answer).toBeVisible();
    await expect(send).toHaveCount(0);
    await answer.click();
    await expect(main).toContainText(words.chooseOne);
    const faults = await faultsIn(page, locale);
    await question.getByText(words.yes, { exact: true }).click();
    await answer.click();
    await expect(main).toContainText(words.doctor);
    await expect(main).toContainText(words.help);
    await expect(question).toHaveCount(0);
    await expect(send).toBeVisible();
    faults.push(...(await faultsIn(page, locale)));
    expect(faults).toEqual([]);

    const desk = await (await browser.newContext()).newPage();
    await logIn(desk, 'personnel', locale);
    const alert = desk.getByRole('region', { name: words.alert }).filter({ hasText: email });
    await expect(alert).toBeVisible();
    await desk.context().close();
  });
}
