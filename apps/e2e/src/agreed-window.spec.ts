import { createClient, type Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { arriveAs, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    section: 'Fenêtre convenue avec la personne',
    none: 'Aucune. Le programme calcule la fenêtre.',
    enter: 'Entrer une fenêtre',
    window: 'Fenêtre convenue',
    six: '6 h',
    reason: 'Raison',
    missing: 'Écrivez pourquoi',
    save: 'Enregistrer la fenêtre',
    listed: /^6\sh, convenue le /,
    notice: 'Une fenêtre de sommeil a été convenue avec l’équipe',
    schedule: 'Horaire de la semaine 2',
    change: 'Changer cet horaire',
    why: 'Pourquoi cette fenêtre?',
    agreed: /Vous et l’équipe avez convenu d’une fenêtre de 6\sh, le /,
    choose: 'Choisir cet horaire',
    bedTime: '0 h 30',
    doctor:
      /Coucher à 0\sh\s30, lever à 6\sh\s30\s: une fenêtre de 6\sh\. Convenue avec l’équipe le /,
  },
  en: {
    section: 'Window agreed with the person',
    none: 'None. The program works out the window.',
    enter: 'Enter a window',
    window: 'Agreed window',
    six: '6 h',
    reason: 'Reason',
    missing: 'Write why',
    save: 'Save the window',
    listed: /^6\sh, agreed on /,
    notice: 'A sleep window was agreed with the team',
    schedule: 'Schedule for week 2',
    change: 'Change this schedule',
    why: 'Why this window?',
    agreed: /You and the team agreed on a window of 6\sh, on /,
    choose: 'Choose this schedule',
    bedTime: '12:30 a.m.',
    doctor:
      /Bedtime 12:30\sa\.m\., rise time 6:30\sa\.m\.: a window of 6\sh\. Agreed with the team on /,
  },
} as const satisfies Record<Locale, object>;

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  test(`staff agree on a window, and the next choice starts from it (${locale})`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const url = baseURL ?? '';
    const size = { width, height: 844 };
    await page.setViewportSize(size);
    const email = await makeDiarist(url, `agreed-${locale}`, { programmeDay: 8, untold: 0 });
    const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
    const { userId } = await client.account.me.query();
    const { id: weekId } = await client.diary.getWeek.query({ number: 2 });
    await client.diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
    await client.diary.chooseSchedule.mutate({ weekId, anchor: 'wakeTime', anchorTime: 390 });
    const faults: string[] = [];

    await test.step('staff enter it on the follow-up, with a reason', async () => {
      const desk = await (await browser.newContext({ viewport: size })).newPage();
      await arriveAs(desk, 'personnel');
      await desk.goto(`${prefix}/admin/participants/${userId}/suivi`);
      const section = desk.getByRole('region', { name: words.section });
      await expect(section).toContainText(words.none);
      await section.getByRole('button', { name: words.enter }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(words.window).selectOption('360');
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toContainText(words.missing);
      faults.push(...(await faultsIn(desk, locale)));
      await dialog.getByLabel(words.reason).fill('Elle dort peu.');
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(section.getByText(words.listed)).toBeVisible();
      faults.push(...(await faultsIn(desk, locale)));
      await desk.context().close();
    });

    await logInNewcomer(page, email, locale);
    await test.step('the person is told, and changes the schedule of the day', async () => {
      await page.goto(`${prefix}/notifications`);
      const told = page.getByRole('listitem').filter({ hasText: words.notice });
      await told.getByRole('link').click();
      const section = page.getByRole('region', { name: words.schedule });
      await section.getByRole('button', { name: words.change }).click();
      await expect(section.getByText(words.agreed)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await section.getByRole('button', { name: words.choose }).click();
      // The form already shows the same hours, so only this button proves the save.
      await expect(section.getByRole('button', { name: words.change })).toBeVisible();
      await expect(section.getByRole('definition').first()).toHaveText(words.bedTime);
      await expect(section.locator('details', { hasText: words.why })).toContainText(words.agreed);
    });

    await test.step('the page for the doctor says it', async () => {
      await page.goto(`${prefix}/evolution-sommeil/resume`);
      await expect(page.locator('body')).toContainText(words.doctor);
      faults.push(...(await faultsIn(page, locale)));
    });
    expect(faults).toEqual([]);
  });
}
