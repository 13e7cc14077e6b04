import { expect, test, type Page } from '@playwright/test';
import { listenForFaults } from './course-steps.ts';
import { logIn, prefixOf } from './people.ts';
import { violationsOf } from './violations.ts';

const WORDS = {
  fr: { listen: 'Écouter', pause: 'Mettre en pause', goOn: 'Continuer', stop: 'Arrêter' },
  en: { listen: 'Listen', pause: 'Pause', goOn: 'Continue', stop: 'Stop' },
} as const;

type Engine = { given: { text: string; lang: string }[]; finish: () => void };
type WithEngine = Window & { engine?: Engine };

/** A test machine has no voices (decision programme#listening). */
async function giveVoices(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((spoken: readonly string[]) => {
    class Utterance extends EventTarget {
      text: string;
      lang = '';
      voice: unknown = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let waiting: Utterance[] = [];
    const engine: Engine = {
      given: [],
      finish: () => waiting.shift()?.dispatchEvent(new Event('end')),
    };
    const voices = spoken.map((lang) => ({
      lang,
      voiceURI: lang,
      localService: true,
      default: false,
    }));
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        waiting.push(utterance);
        engine.given.push({ text: utterance.text, lang: utterance.lang });
      },
      cancel: () => {
        waiting = [];
      },
    });
    Object.assign(window, { engine });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, languages);
}

const given = (page: Page) => page.evaluate(() => (window as WithEngine).engine?.given ?? []);
const finish = (page: Page) => page.evaluate(() => (window as WithEngine).engine?.finish());
const markedWords = (page: Page) =>
  page.evaluate(() => {
    const [place] = CSS.highlights.get('spoken') ?? [];
    return place instanceof Range ? place.toString() : null;
  });

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  test(`a chapter and a module in pictures are read aloud, by the keyboard, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[locale];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const faults = listenForFaults(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
    });
    await giveVoices(page, ['fr-CA', 'en-CA']);
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'semaine-1', locale);
    await page.goto(`${prefixOf(locale)}/mon-programme/module/1/chapitre/1`);

    await test.step('the sentence that is read is marked and in view', async () => {
      await button(words.listen).focus();
      await page.keyboard.press('Enter');
      await expect(button(words.pause)).toBeFocused();
      for (let sentence = 1; sentence <= 12; sentence += 1) {
        await expect.poll(async () => (await given(page)).length).toBe(sentence);
        await expect(page.locator('[data-spoken]')).toBeInViewport();
        expect(await markedWords(page)).not.toBeNull();
        await finish(page);
      }
      await expect(button(words.pause)).toBeInViewport();
      const first = (await given(page))[0];
      expect(first?.lang).toBe(`${locale}-CA`);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('it pauses, says the same sentence again, and stops', async () => {
      await page.keyboard.press('Enter');
      await expect(button(words.goOn)).toBeFocused();
      expect(await markedWords(page)).toBeNull();
      await page.keyboard.press('Enter');
      const [before, again] = (await given(page)).slice(-2);
      expect(again).toEqual(before);
      await button(words.stop).press('Enter');
      await expect(button(words.listen)).toBeFocused();
    });

    await test.step('paper has no button', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(button(words.listen)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the text of the pictures opens and is read', async () => {
      await page.goto(`${prefixOf(locale)}/mon-programme/module/1/video`);
      await button(words.listen).press('Enter');
      await expect(page.locator('[data-spoken]')).toBeInViewport();
      await finish(page);
      await expect.poll(async () => (await given(page)).length).toBe(2);
      await page
        .getByRole('link', { name: /^(?:Module 1|Le module 1)/ })
        .first()
        .press('Enter');
      await expect(page.locator('video')).toHaveCount(0);
      await finish(page);
      expect(await given(page)).toHaveLength(2);
    });
    expect([faults, foreign]).toEqual([[], []]);
  });
}

test('no button promises a voice where the device has none of the language', async ({ page }) => {
  await giveVoices(page, ['en-CA']);
  await logIn(page, 'semaine-1');
  await page.goto('/mon-programme/module/1/chapitre/1');
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.fr.listen })).toHaveCount(0);
});
