import type { Locale } from '@aube/client';
import { expect, type Locator, type Page } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { prefixOf } from './people.ts';

export const DIARY = {
  fr: {
    tell: 'Noter ma nuit',
    lightsOutTime: 'À quelle heure avez-vous éteint la lumière pour dormir?',
    sleepOnsetLatencyMinutes: 'Combien de minutes avez-vous mis à vous endormir?',
    awakenings: 'Combien de fois le sommeil s’est-il interrompu?',
    wakeAfterSleepOnsetMinutes: 'Combien de minutes ces éveils ont-ils duré en tout?',
    finalWakeUpTime: 'À quelle heure était votre réveil final?',
    outOfBedTime: 'À quelle heure avez-vous quitté le lit?',
    other: 'Autre…',
    nap: /^Avez-vous fait une sieste/,
    noNap: 'Non',
    save: 'Enregistrer ma nuit',
    saved: /^Enregistrée (à|le .+ à) \d+\sh/,
    edit: 'Modifier cette nuit',
    errorTitle: /^Erreur\s: /,
    isExact: 'Oui, c’est exact',
    draftKept: /^Brouillon gardé\. /,
    draftHere: 'Brouillon gardé sur cette page seulement.',
    notSaved: 'La nuit n’est pas enregistrée : le site ne répond pas',
    why: 'Pourquoi cette fenêtre?',
  },
  en: {
    tell: 'Record my night',
    lightsOutTime: 'What time did you turn off the light to sleep?',
    sleepOnsetLatencyMinutes: 'How many minutes did it take you to fall asleep?',
    awakenings: 'How many times did you wake up during the night?',
    wakeAfterSleepOnsetMinutes: 'How many minutes did those awakenings last altogether?',
    finalWakeUpTime: 'What time was your final wake-up?',
    outOfBedTime: 'What time did you get out of bed?',
    other: 'Other…',
    nap: /^Did you nap/,
    noNap: 'No',
    save: 'Save my night',
    saved: /^Saved (at|on .+ at) \d+:\d\d/,
    edit: 'Change this night',
    errorTitle: /^Error: /,
    isExact: 'Yes, that is right',
    draftKept: /^Draft kept\. /,
    draftHere: 'Draft kept on this page only.',
    notSaved: 'The night is not saved: the site is not answering',
    why: 'Why this window?',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

const times = ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'] as const;
const figures = ['sleepOnsetLatencyMinutes', 'awakenings', 'wakeAfterSleepOnsetMinutes'] as const;

export type EnteredNight = Partial<
  Record<(typeof times)[number] | (typeof figures)[number], string>
>;

/** 8 h 15 in bed, 6 h 55 asleep, sleep efficiency 83.8 %. */
export const ordinaryNight: EnteredNight = {
  lightsOutTime: '2230',
  sleepOnsetLatencyMinutes: '20',
  awakenings: '2',
  wakeAfterSleepOnsetMinutes: '30',
  finalWakeUpTime: '615',
  outOfBedTime: '645',
};

export class DiaryHand {
  readonly page: Page;
  readonly words: (typeof DIARY)[Locale];
  taps = 0;
  digits = 0;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.words = DIARY[locale];
  }

  /** Moves the page's clock to noon, because in the morning a rise time may be in the future. */
  async waitForNoon(): Promise<void> {
    // The browser's clock reads 1970 for a moment while the test moves it.
    await this.time('lightsOutTime').waitFor();
    const noon = new Date(`${diaryDate()}T12:00:00-04:00`);
    const now = await this.page.evaluate(() => Date.now());
    const isRealTime = Math.abs(now - Date.now()) < 60_000;
    if (isRealTime && now < noon.getTime()) await this.page.clock.setSystemTime(noon);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  time(field: (typeof times)[number]): Locator {
    return this.page.getByLabel(this.words[field], { exact: true });
  }

  figure(field: (typeof figures)[number]): Locator {
    return this.page.getByRole('group', { name: this.words[field], exact: true });
  }

  /** The keyboard's « next » key may already have moved the focus to the field. */
  private async type(box: Locator, answer: string): Promise<void> {
    const isFocused = await box.evaluate((field) => field === document.activeElement);
    if (!isFocused) await this.tap(box);
    this.digits += answer.replaceAll(/\D/g, '').length;
    await box.fill(answer);
  }

  async enter(entered: EnteredNight): Promise<void> {
    await this.waitForNoon();
    for (const field of ['lightsOutTime', ...figures, 'finalWakeUpTime', 'outOfBedTime'] as const) {
      const answer = entered[field];
      if (answer === undefined) continue;
      if (field === 'lightsOutTime' || field === 'finalWakeUpTime' || field === 'outOfBedTime') {
        await this.type(this.time(field), answer);
        const isFollowed = field === 'finalWakeUpTime' && entered.outOfBedTime !== undefined;
        if (isFollowed) await this.time(field).press('Enter');
        continue;
      }
      const choice = this.figure(field).locator('label.chip').getByText(answer, { exact: true });
      if ((await choice.count()) > 0) await this.tap(choice);
      else await this.typeFigure(field, answer);
    }
  }

  async expectChosen(field: (typeof figures)[number], answer: string): Promise<void> {
    const chosen = this.figure(field).locator('label.chip:has(input:checked)');
    await expect(chosen).toHaveText(answer);
  }

  async typeFigure(field: (typeof figures)[number], answer: string): Promise<void> {
    await this.tap(this.figure(field).locator('label.chip').getByText(this.words.other));
    await this.type(this.figure(field).getByRole('textbox'), answer);
  }

  get naps(): Locator {
    return this.page.getByRole('group', { name: this.words.nap });
  }

  async answerNoNap(): Promise<void> {
    if (!(await this.naps.isVisible())) return;
    if ((await this.naps.locator('input:checked').count()) > 0) return;
    await this.tap(this.naps.getByText(this.words.noNap, { exact: true }));
  }

  async save(): Promise<void> {
    await this.answerNoNap();
    await this.saveAsIs();
  }

  saveAsIs(): Promise<void> {
    return this.tap(this.page.getByRole('button', { name: this.words.save }));
  }

  async expectSaved(): Promise<void> {
    const saved = this.page.getByRole('heading', { level: 2, name: this.words.saved });
    await expect(saved).toBeFocused();
  }
}

export const nightPath = (date: string, locale: Locale = 'fr') =>
  `${prefixOf(locale)}/journal-sommeil/${date}`;

const regions = { fr: 'fr-CA', en: 'en-GB' } as const;

export function weekdayWords(date: string, locale: Locale): string {
  const at = new Date(`${date}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' }).format(at);
  const day = part({ day: 'numeric' });
  return `${part({ weekday: 'long' })} ${locale === 'fr' && day === '1' ? '1er' : day}`;
}
