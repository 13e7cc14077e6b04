import { createStore, useStore } from './store.ts';

type DarkMode = 'off' | 'on' | 'system';
type TextSize = 'small' | 'medium' | 'large' | 'extraLarge';

/** How a person wants to see the site; kept on the device, and on the account when there is one. */
export type Display = {
  readonly darkMode: DarkMode;
  readonly textSize: TextSize;
};

/** @source specification §9 */
export const defaultDisplay: Display = { darkMode: 'off', textSize: 'medium' };
export const displayKey = 'aube.display';
const paperColours = { day: '#f7f1e8', night: '#121426' } as const;

const darkModes: readonly string[] = ['off', 'on', 'system'] satisfies DarkMode[];
const textSizes: readonly string[] = [
  'small',
  'medium',
  'large',
  'extraLarge',
] satisfies TextSize[];

/** Reads what the device holds; anything unknown falls back to the default. */
export function parseDisplay(stored: string | null): Display {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const { darkMode, textSize } = (value ?? {}) as Partial<Record<keyof Display, string>>;
    return {
      darkMode:
        darkMode && darkModes.includes(darkMode) ? (darkMode as DarkMode) : defaultDisplay.darkMode,
      textSize:
        textSize && textSizes.includes(textSize) ? (textSize as TextSize) : defaultDisplay.textSize,
    };
  } catch {
    return defaultDisplay;
  }
}

function readStored(): Display {
  try {
    return parseDisplay(localStorage.getItem(displayKey));
  } catch {
    return defaultDisplay;
  }
}

const chosen = createStore(readStored());

/** Writes the choice to the device, again where the device has been emptied. */
export function keepDisplay(): void {
  try {
    localStorage.setItem(displayKey, JSON.stringify(chosen.get()));
  } catch {
    // A browser without storage still gets the choice for this visit.
  }
}

/** Puts the choice on the page, and on the device. */
export function setDisplay(display: Display): void {
  chosen.set(display);
  keepDisplay();
  applyDisplay();
}

/** At login the account's choice counts; the defaults do not undo what the device was set to. */
export function adoptDisplay({ darkMode, textSize }: Display): void {
  const isDefault = darkMode === defaultDisplay.darkMode && textSize === defaultDisplay.textSize;
  if (!isDefault) setDisplay({ darkMode, textSize });
}

export function applyDisplay(): void {
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { darkMode, textSize } = chosen.get();
  const night = darkMode === 'on' || (darkMode === 'system' && deviceIsDark);
  const root = document.documentElement;
  root.dataset.theme = night ? 'night' : 'day';
  root.dataset.textSize = textSize;
  const paint = document.querySelector('meta[name="theme-color"]');
  paint?.setAttribute('content', paperColours[night ? 'night' : 'day']);
}

/** Follows the device, and the other tabs. */
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
