import { useLayoutEffect } from 'react';
import { pathTo } from '../routes.ts';
import { keptOnDevice } from './kept-text.ts';
import { isQuietAt, nightHours, type NightHours } from './night-hours.ts';
import { createStore, useStore } from './store.ts';
import { clockTimeNow } from './use-clock-time.ts';

type DarkMode = 'off' | 'on' | 'system';
type TextSize = 'small' | 'medium' | 'large' | 'extraLarge';

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
const chosen = createStore(parseDisplay(kept.read()), defaultDisplay);

export const keepDisplay = (): void => kept.write(JSON.stringify(chosen.get()));

export function setDisplay(display: Display): void {
  chosen.set(display);
  keepDisplay();
  applyDisplay();
}

export function adoptDisplay({ darkMode, textSize }: Display): void {
  const isDefault = darkMode === defaultDisplay.darkMode && textSize === defaultDisplay.textSize;
  if (!isDefault) setDisplay({ darkMode, textSize });
}

let night = nightHours(null);
let zone: string | null = null;

/** Follows the clock of the person's account; null without a person. @decision D97 */
export function setNightZone(timeZone: string | null): void {
  if (timeZone === zone) return;
  zone = timeZone;
  applyDisplay();
}

/** The hours are not stored, because a shared device must store no personal data. */
export function setNightHours(hours: NightHours): void {
  night = hours;
  applyDisplay();
}

/** True for a page that is dark now for every person. @decision pages#night */
function isNightPage(): boolean {
  const path = location.pathname.replace(/^\/en(?=\/|$)/, '');
  if (path === pathTo('awake')) return true;
  return !/^\/admin(\/|$)/.test(path) && isQuietAt(clockTimeNow(zone), night);
}

let wasNightPage = false;

export function applyDisplay(): void {
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { darkMode, textSize } = chosen.get();
  wasNightPage = isNightPage();
  const isDark = wasNightPage || darkMode === 'on' || (darkMode === 'system' && deviceIsDark);
  const theme = isDark ? 'night' : 'day';
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.textSize = textSize;
  const paint = document.querySelector('meta[name="theme-color"]');
  paint?.setAttribute('content', paperColours[theme]);
}

export function useOwnColours(): void {
  useLayoutEffect(() => {
    applyDisplay();
    return applyDisplay;
  }, []);
}

export function watchDisplay(): void {
  const look = () => isNightPage() !== wasNightPage && applyDisplay();
  setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
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
