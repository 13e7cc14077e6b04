import type { Locator, Page } from '@playwright/test';
import type { Hazard } from './hazard.ts';

export class Hand {
  readonly page: Page;
  readonly #hazard: Hazard;

  constructor(page: Page, hazard: Hazard) {
    this.page = page;
    this.#hazard = hazard;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get isPlaceAsked(): boolean {
    return this.#hazard.isPlaceAsked ?? false;
  }

  async press(target: Locator): Promise<void> {
    await (this.#hazard.press?.(target) ?? target.click());
  }

  pressButton(name: string, place: Locator | Page = this.page): Promise<void> {
    return this.press(place.getByRole('button', { name, exact: true }));
  }

  submit(): Promise<void> {
    return this.press(this.page.locator('main form button[type=submit]').first());
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.fill(this.#hazard.typed?.(text) ?? text);
  }

  async see(text: string | RegExp, place: Locator = this.main): Promise<void> {
    await place.getByText(text).first().waitFor();
  }
}
