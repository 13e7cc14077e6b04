import type { Locale } from '@aube/client';
import { expect, type Page } from '@playwright/test';
import { answerByKeyboard, tabTo } from './keyboard-steps.ts';

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
    declined: 'Je préfère ne pas répondre',
    question: (number: number, count: number) => `Question ${number} de ${count}`,
    numbered: /^Question (\d+) de (\d+)/,
    scale: /sur une échelle de/,
  },
  en: {
    start: 'Start',
    resume: 'Continue where I left off',
    next: 'Continue',
    back: 'Back',
    review: 'Check your answers',
    edit: /^Change/,
    send: 'Send my answers',
    sent: 'Your answers have been sent. Thank you.',
    open: 'Open my program',
    figures: 'See the result in figures',
    errorTitle: /^Error: /,
    kept: /^Answers saved at/,
    away: /^The site is not answering/,
    declined: 'I prefer not to answer',
    question: (number: number, count: number) => `Question ${number} of ${count}`,
    numbered: /^Question (\d+) of (\d+)/,
    scale: /on a scale (of|from)/,
  },
} as const satisfies Record<Locale, object>;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export function questionsOn(page: Page) {
  return page.getByRole('main').locator('fieldset');
}

/** Second choice for mood and anxiety, with one declined question; first choice for all others. */
export function chooseMild(code: string): number {
  if (code === 'gad7_7') return -1;
  return /^(phq9|gad7)_/.test(code) ? 1 : 0;
}

export const scoreCard = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

/** `choose`: position of the answer; -1 for the last choice. */
export async function answerPage(page: Page, choose: (code: string) => number): Promise<void> {
  await expect(questionsOn(page).first()).toBeVisible();
  for (const group of await questionsOn(page).all()) {
    const inputs = group.locator('input');
    const code = ((await inputs.first().getAttribute('id')) ?? '').replace(/^question-/, '');
    await inputs.nth(choose(code)).check();
  }
}

type Walk = {
  readonly locale: Locale;
  readonly choose: (code: string) => number;
  readonly typed?: string;
  readonly byKeyboard?: boolean;
  readonly onPage?: (title: string, number: number) => Promise<void>;
};

export async function walkToReview(page: Page, walk: Walk): Promise<void> {
  const { locale, choose, typed, byKeyboard = false, onPage } = walk;
  const words = WORDS[locale];
  let last: number[] | null = null;
  await expect(page).toHaveURL(/[?&]page=/);
  for (let step = 0; step < 40; step += 1) {
    const place = new URL(page.url()).searchParams.get('page');
    if (place === 'verification') break;
    const title = await heading(page).innerText();
    if (byKeyboard) await answerByKeyboard(page, choose, typed);
    else {
      await answerPage(page, choose);
      if (typed) for (const box of await wordsAskedOn(page).all()) await box.fill(typed);
    }
    for (const label of await page.getByRole('main').getByText(words.numbered).allInnerTexts()) {
      const [, number, count] = (words.numbered.exec(label) ?? []).map(Number);
      const [before, total] = last ?? [(number ?? 0) - 1, count];
      expect([number, count]).toEqual([(before ?? 0) + 1, total]);
      last = [number ?? 0, count ?? 0];
    }
    await onPage?.(title, Number(place));
    const next = page.getByRole('button', { name: words.next, exact: true });
    if (byKeyboard) {
      await tabTo(next);
      await page.keyboard.press('Enter');
    } else await next.click();
    await expect(page).not.toHaveURL(new RegExp(`[?&]page=${place}$`));
    await expect(heading(page)).toBeFocused();
  }
  await expect(heading(page)).toHaveText(words.review);
  expect(last?.[0]).toBe(last?.[1]);
}

const wordsAskedOn = (page: Page) => page.getByRole('main').getByRole('textbox');

export async function expectPlainSummary(page: Page, locale: Locale): Promise<void> {
  const cards = page.getByRole('main').locator('section section');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card.locator('p').first()).toHaveText(/^\D+\.$/);
    await expect(card.getByText(WORDS[locale].scale)).toBeHidden();
  }
}
