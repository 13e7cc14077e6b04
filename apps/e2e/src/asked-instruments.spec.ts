import type { Locale } from '@aube/client';
import { expect, test } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    week6: /^Questionnaire de la semaine 6/,
    save: 'Enregistrer le brouillon',
    preview: 'Ce que les personnes participantes liront',
    publish: 'Publier',
    discard: 'Effacer le brouillon',
    always: 'Toujours demandé, pour la sécurité des personnes',
  },
  en: {
    week6: /^Week 6 questionnaire/,
    save: 'Save the draft',
    preview: 'What participants will read',
    publish: 'Publish',
    discard: 'Delete the draft',
    always: 'Always asked, for people’s safety',
  },
} as const;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`an administrator leaves an instrument out, never one that guards people (${locale})`, async ({
    page,
  }) => {
    await logIn(page, 'admin', locale);
    await page.goto(`${prefixOf(locale)}/admin/reglages/questionnaires`);
    const week6 = page.getByRole('group', { name: words.week6 });
    await expect(week6.getByText(words.always)).toHaveCount(2);
    await expect(week6.getByRole('checkbox', { name: words.always })).toHaveCount(0);
    const anxiety = week6.getByRole('checkbox', { name: /GAD-7/ });
    await anxiety.uncheck();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('heading', { name: words.preview })).toBeVisible();
    await expect(anxiety).not.toBeChecked();
    const preview = page.getByRole('region', { name: words.preview });
    await expect(preview.getByText(/27 questions/)).toHaveCount(2);
    await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeVisible();
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('button', { name: words.discard }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(anxiety).toBeChecked();
  });
}
