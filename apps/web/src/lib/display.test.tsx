import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from '../../build/boot-script.ts';
import { defaultDisplay, displayKey, parseDisplay, setDisplay } from './display.ts';

const { dataset } = document.documentElement;
let deviceIsDark = false;

beforeEach(() => {
  deviceIsDark = false;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark, addEventListener: () => undefined }));
  localStorage.clear();
});

const shown = () => [dataset['theme'], dataset['textSize']];
const runThemeScript = (): void => {
  delete dataset['theme'];
  delete dataset['textSize'];
  // Runs the script before the first paint.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function(themeScript())();
};

describe('what the device holds', () => {
  it.each([
    [null, defaultDisplay],
    ['', defaultDisplay],
    ['null', defaultDisplay],
    ['not json', defaultDisplay],
    ['{"darkMode":"purple","textSize":7}', defaultDisplay],
    ['{"darkMode":"system"}', { darkMode: 'system', textSize: 'medium' }],
    ['{"textSize":"extraLarge"}', { darkMode: 'off', textSize: 'extraLarge' }],
  ])('%s is read as %o', (stored, display) => {
    expect(parseDisplay(stored)).toEqual(display);
  });
});

describe('the script before the first paint', () => {
  it('is by day and medium unless something was chosen', () => {
    deviceIsDark = true;
    runThemeScript();
    expect(shown()).toEqual(['day', 'medium']);
  });

  it.each([
    ['on', false, 'night'],
    ['off', true, 'day'],
    ['system', false, 'day'],
    ['system', true, 'night'],
  ] as const)(
    'with dark mode %s on a device that is dark: %s shows the %s',
    (darkMode, isDark, theme) => {
      deviceIsDark = isDark;
      setDisplay({ darkMode, textSize: 'large' });
      const applied = shown();
      runThemeScript();
      expect(shown()).toEqual(applied);
      expect(applied).toEqual([theme, 'large']);
    },
  );

  it('stands on the default when storage holds something else', () => {
    localStorage.setItem(displayKey, '{{');
    runThemeScript();
    expect(dataset['theme']).toBe('day');
  });
});
