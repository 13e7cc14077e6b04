import type { Locator, Page } from '@playwright/test';

const hasFocus = (target: Locator) => target.evaluate((each) => each === document.activeElement);

export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

export async function answerByKeyboard(
  page: Page,
  choose: (code: string) => number,
  typed = '',
): Promise<void> {
  const { keyboard } = page;
  for (const question of await page.getByRole('main').locator('fieldset, textarea').all()) {
    const inputs = question.locator('input');
    const first = inputs.first();
    if ((await inputs.count()) === 0) {
      await tabTo(question);
      await keyboard.type(typed);
      continue;
    }
    const code = ((await first.getAttribute('id')) ?? '').replace(/^question-/, '');
    const wanted = choose(code);
    if ((await first.getAttribute('type')) === 'checkbox') {
      await tabTo(inputs.nth(wanted));
      await keyboard.press('Space');
      continue;
    }
    await tabTo(first);
    if (wanted === 0) await keyboard.press('Space');
    if (wanted < 0) await keyboard.press('ArrowUp');
    for (let step = 0; step < wanted; step += 1) await keyboard.press('ArrowDown');
  }
}
