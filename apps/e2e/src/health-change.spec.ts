import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { makeNewcomer, logInNewcomer, submitS0 } from './newcomer.ts';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORDS = {
  fr: {
    section: 'Ma santé a changé',
    pregnancy: 'Êtes-vous enceinte?',
    yes: 'Oui',
    no: 'Non',
    send: 'Envoyer mes réponses',
    advice: 'sans l’avis de la personne qui suit votre grossesse',
    again: 'Revoir mes réponses',
    free: 'Aucune précaution pour l’instant',
    promise: 'Votre horaire se calculera à partir d’elles',
    locked: 'Votre horaire attend un avis',
    tonight: 'Levez-vous chaque matin à la même heure',
    alert: 'Réponses de sécurité changées',
    cameBack: 'changées, puis revenues comme avant',
  },
  en: {
    section: 'My health has changed',
    pregnancy: 'Are you pregnant?',
    yes: 'Yes',
    no: 'No',
    send: 'Send my answers',
    advice: 'without the advice of the person who follows your pregnancy',
    again: 'Look at my answers again',
    free: 'No precautions for now',
    promise: 'Your schedule will be worked out from them',
    locked: 'Your schedule is waiting for',
    tonight: 'Get up at the same time every morning',
    alert: 'Safety answers changed',
    cameBack: 'changed, then back as before',
  },
} as const satisfies Record<Locale, object>;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  test(`a change of health locks the schedule, and frees it, for staff to see (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    const lastName = locale === 'fr' ? 'Changée' : 'Changed';
    const email = await makeNewcomer(baseURL ?? '', `health-${locale}`, { lastName });
    await submitS0(baseURL ?? '', email);
    await logInNewcomer(page, email, locale);

    const answer = async (said: string) => {
      const question = page.getByRole('group', { name: words.pregnancy });
      await question.getByLabel(said, { exact: true }).check();
      await page.getByRole('button', { name: words.send }).click();
    };

    await test.step('the questions stand with the last answers', async () => {
      await page.goto(`${prefix}/mon-compte#ma-sante`);
      const question = page.getByRole('group', { name: words.pregnancy });
      await expect(question.getByLabel(words.no, { exact: true })).toBeChecked();
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('a yes says what it advises, and locks what would come', async () => {
      await answer(words.yes);
      await expect(page.getByText(words.advice)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.goto(`${prefix}/mon-programme/semaine/1`);
      const main = page.getByRole('main');
      await expect(main).toContainText(words.locked);
      await expect(main).toContainText(words.tonight);
      await expect(main).not.toContainText(words.promise);
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('a no frees it', async () => {
      await page.goto(`${prefix}/mon-compte#ma-sante`);
      await answer(words.no);
      await expect(page.getByText(words.free)).toBeVisible();
      await page.goto(`${prefix}/mon-programme/semaine/1`);
      await expect(page.getByRole('main')).toContainText(words.promise);
    });

    await test.step('staff see that it came and went', async () => {
      await page.context().clearCookies();
      await logIn(page, 'personnel', locale);
      const alert = page.getByRole('region', { name: `${words.alert} : Ana ${lastName}` });
      await expect(alert).toContainText(words.cameBack);
      faults.push(...(await faultsIn(page, locale)));
    });
    expect(faults).toEqual([]);
  });
}
