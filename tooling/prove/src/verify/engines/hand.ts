import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';

const PATIENCE_MS = 30_000;

/** WebKit counts two presses at one place within a second as a double click. */
const DOUBLE_CLICK = { ms: 1_000, pixels: 10 };

export type Target = { css: string; says?: string; within?: Target };

/**
 * Scrolls an element to the middle of the screen and returns the position; null for an invisible
 * element.
 */
const LOCATE = `(target) => {
  const flat = (text) => text.replace(/\\s+/g, ' ').trim();
  const find = ({ css, says, within }) => {
    const root = within ? find(within) : document;
    if (!root) return null;
    const matches = [...root.querySelectorAll(css)].filter((each) => each.getClientRects().length > 0);
    if (says === undefined) return matches[0] ?? null;
    const exact = matches.find((each) => flat(each.innerText ?? '') === says);
    return exact ?? matches.find((each) => flat(each.innerText ?? '').startsWith(says)) ?? null;
  };
  const found = find(target);
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const x = box.left + Math.min(box.width / 2, 40), y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  const reached = top && (found.contains(top) || top.contains(found));
  return { x, y, reached: Boolean(reached), over: top ? top.outerHTML.slice(0, 120) : null };
}`;

type Place = { x: number; y: number; reached: boolean; over: string | null };

export class Hand {
  readonly engine: Engine;
  readonly #base: string;
  #pressed = { x: 0, y: 0, at: 0 };

  constructor(engine: Engine, base: string) {
    this.engine = engine;
    this.#base = base;
  }

  goto(path: string): Promise<void> {
    return this.engine.goto(path.startsWith('http') ? path : this.#base + path);
  }

  /**
   * Waits until a function in the page returns a value. `source`: text of this function.
   * @throws an error with the text `what` when no value comes in time
   */
  async until<T>(what: string, source: string, ...args: readonly unknown[]): Promise<T> {
    const endsAt = Date.now() + PATIENCE_MS;
    for (let failed = ''; ;) {
      try {
        const value = await this.engine.run<T | null | false>(source, ...args);
        if (value !== null && value !== false) return value;
      } catch (thrown) {
        failed = (thrown as Error).message;
      }
      if (Date.now() > endsAt) {
        const where = await this.engine
          .run<string>('() => location.pathname + " | " + document.body.innerText.slice(0, 300)')
          .catch(() => '');
        throw new Error(`Not seen: ${what}. ${failed} ${where.replaceAll('\n', ' ')}`);
      }
      await delay(100);
    }
  }

  async press(target: Target): Promise<void> {
    const [x, y] = await this.#placeOf(target);
    const { x: lastX, y: lastY, at } = this.#pressed;
    const isSamePlace = Math.hypot(x - lastX, y - lastY) < DOUBLE_CLICK.pixels;
    if (isSamePlace) await delay(Math.max(0, at + DOUBLE_CLICK.ms - Date.now()));
    await this.engine.press(x, y);
    this.#pressed = { x, y, at: Date.now() };
  }

  async #placeOf(target: Target): Promise<[x: number, y: number]> {
    let before: Place | null = null;
    for (let looks = 0; ; looks += 1) {
      const now: Place = await this.until<Place>(JSON.stringify(target), LOCATE, target);
      const isStill = before?.x === now.x && before.y === now.y;
      if (isStill && now.reached) return [now.x, now.y];
      if (looks > 50)
        throw new Error(`${JSON.stringify(target)} lies under ${now.over ?? 'nothing'}`);
      before = now;
      await delay(100);
    }
  }

  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.engine.run('() => document.activeElement.select?.()');
    await this.engine.type(text);
  }

  async writeAt(label: string, text: string): Promise<void> {
    const id = await this.until<string>(
      label,
      `(label) => [...document.querySelectorAll('label')].find((each) =>
        each.innerText.replace(/\\s+/g, ' ').trim().startsWith(label))?.htmlFor ?? null`,
      label,
    );
    await this.write({ css: `#${CSS_ESCAPE(id)}` }, text);
  }

  sees(text: string): Promise<unknown> {
    return this.until(
      `« ${text} »`,
      `(text) => document.body.innerText.replace(/\\s+/g, ' ').includes(text)`,
      text,
    );
  }

  async isAt(path: RegExp): Promise<string> {
    return this.until(
      String(path),
      `(source) => new RegExp(source).test(location.pathname + location.search) && location.pathname`,
      path.source,
    );
  }
}

const CSS_ESCAPE = (id: string) => id.replace(/[^\w-]/g, (sign) => `\\${sign}`);
