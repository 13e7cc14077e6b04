import { expect, type Page } from '@playwright/test';
import type { Locale } from './people.ts';

/** What the buttons and headings of a questionnaire say. */
export const WORDS = {
  fr: {
    start: 'Commencer',
    resume: 'Reprendre',
    next: 'Continuer',
    back: 'Retour',
    review: 'Vérifiez vos réponses',
    edit: /^Modifier/,
    send: 'Envoyer mes réponses',
    sent: 'Vos réponses sont envoyées. Merci.',
    open: 'Ouvrir mon programme',
    figures: 'Voir le résultat en chiffres',
    errorTitle: /^Erreur\s: /,
    kept: /^Réponses gardées à/,
    away: /^Le site ne répond pas/,
    question: (number: number, count: number) => `Question ${number} de ${count}`,
  },
  en: {
    start: 'Start',
    resume: 'Continue where I left off',
    next: 'Continue',
    back: 'Back',
    review: 'Check your answers',
    edit: /^Change/,
    send: 'Send my answers',
    sent: 'Your answers are sent. Thank you.',
    open: 'Open my programme',
    figures: 'See the result in figures',
    errorTitle: /^Error: /,
    kept: /^Answers kept at/,
    away: /^The site is not responding/,
    question: (number: number, count: number) => `Question ${number} of ${count}`,
  },
} as const satisfies Record<Locale, object>;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export function questionsOn(page: Page) {
  return page.getByRole('main').locator('fieldset');
}

/** The second answer everywhere in mood and anxiety, else the first. */
export const chooseMild = (code: string) => (/^(phq9|gad7)_/.test(code) ? 1 : 0);

/** The card of one score; the cards are the innermost sections. */
export const scoreCard = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Answers every question of the page: the answer at `choose(code)`, counted from 0. */
export async function answerPage(page: Page, choose: (code: string) => number): Promise<void> {
  await expect(questionsOn(page).first()).toBeVisible();
  for (const group of await questionsOn(page).all()) {
    const inputs = group.locator('input');
    const code = ((await inputs.first().getAttribute('id')) ?? '').replace(/^question-/, '');
    await inputs.nth(choose(code)).check();
  }
}

interface Walk {
  readonly locale: Locale;
  readonly choose: (code: string) => number;
  /** Called on each page once it is answered, before « Continuer ». */
  readonly onPage?: (title: string, number: number) => Promise<void>;
}

/** From the page one is on to the review. */
export async function walkToReview(page: Page, { locale, choose, onPage }: Walk): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const place = new URL(page.url()).searchParams.get('page');
    if (place === 'verification') break;
    const title = await heading(page).innerText();
    await answerPage(page, choose);
    await onPage?.(title, Number(place));
    await page.getByRole('button', { name: WORDS[locale].next, exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(`[?&]page=${place}$`));
  }
  await expect(heading(page)).toHaveText(WORDS[locale].review);
}
