import { pathTo } from '../routes.ts';
import { keptOnDevice } from './kept-text.ts';
import { createStore, useStore } from './store.ts';

type DarkMode = 'off' | 'on' | 'system';
type TextSize = 'small' | 'medium' | 'large' | 'extraLarge';

/** Stored on the device, and in the account when the person has an account. */
export type Display = {
  readonly darkMode: DarkMode;
  readonly textSize: TextSize;
};

/** @source specification §9 */
export const defaultDisplay: Display = { darkMode: 'off', textSize: 'medium' };
export const displayKey = 'aube.display';
const paperColours = { day: '#f7f1e8', night: '#121426' } as const;

const darkModes: readonly DarkMode[] = ['off', 'on', 'system'];
const textSizes: readonly TextSize[] = ['small', 'medium', 'large', 'extraLarge'];

/** Unknown values are replaced by the default. */
export function parseDisplay(stored: string | null): Display {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const { darkMode, textSize } = (value ?? {}) as Partial<Record<keyof Display, string>>;
    return {
      darkMode: darkModes.find((known) => known === darkMode) ?? defaultDisplay.darkMode,
      textSize: textSizes.find((known) => known === textSize) ?? defaultDisplay.textSize,
    };
  } catch {
    return defaultDisplay;
  }
}

const kept = keptOnDevice(displayKey);
const chosen = createStore(parseDisplay(kept.read()));

/** Stores the display on the device. Called again after a logout has emptied the storage. */
export const keepDisplay = (): void => kept.write(JSON.stringify(chosen.get()));

export function setDisplay(display: Display): void {
  chosen.set(display);
  keepDisplay();
  applyDisplay();
}

/** Default settings of the account do not replace the settings of the device. */
export function adoptDisplay({ darkMode, textSize }: Display): void {
  const isDefault = darkMode === defaultDisplay.darkMode && textSize === defaultDisplay.textSize;
  if (!isDefault) setDisplay({ darkMode, textSize });
}

export function applyDisplay(): void {
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { darkMode, textSize } = chosen.get();
  const isNightPage = location.pathname.endsWith(pathTo('awake'));
  const night = isNightPage || darkMode === 'on' || (darkMode === 'system' && deviceIsDark);
  const root = document.documentElement;
  root.dataset.theme = night ? 'night' : 'day';
  root.dataset.textSize = textSize;
  const paint = document.querySelector('meta[name="theme-color"]');
  paint?.setAttribute('content', paperColours[night ? 'night' : 'day']);
}

export function watchDisplay(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyDisplay);
  addEventListener('storage', (event) => {
    if (event.key !== displayKey) return;
    chosen.set(parseDisplay(event.newValue));
    applyDisplay();
  });
}

export function useDisplay(): Display {
  return useStore(chosen);
}
