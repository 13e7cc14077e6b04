import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from '../../build/boot-script.ts';
import { defaultDisplay, displayKey, parseDisplay, setDisplay, setNightHours } from './display.ts';
import { nightHours } from './night-hours.ts';

const { dataset } = document.documentElement;
let deviceIsDark = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 0, 6, 12));
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

describe('the middle of the night', () => {
  it.each([
    [22, 59, '/', 'day'],
    [23, 0, '/', 'night'],
    [23, 0, '/en/faq', 'night'],
    [3, 59, '/mon-programme', 'night'],
    [4, 0, '/mon-programme', 'day'],
    // Console pages use the display that the person chose. « Je ne dors pas » is always dark.
    [2, 0, '/en/admin/participants', 'day'],
    [2, 0, '/administration', 'night'],
    [12, 0, '/je-suis-reveille', 'night'],
    [12, 0, '/en/je-suis-reveille', 'night'],
  ])('at %i h %i, %s shows the %s, before and after the scripts', (hour, minute, path, theme) => {
    vi.setSystemTime(new Date(2026, 0, 6, hour, minute));
    history.replaceState(null, '', path);
    runThemeScript();
    expect(dataset['theme']).toBe(theme);
    setDisplay(defaultDisplay);
    expect(dataset['theme']).toBe(theme);
    history.replaceState(null, '', '/');
  });

  it('follows the hours of the person', () => {
    vi.setSystemTime(new Date(2026, 0, 6, 4, 59));
    setNightHours({ from: 22 * 60, until: 5 * 60 });
    expect(dataset['theme']).toBe('night');
    vi.setSystemTime(new Date(2026, 0, 6, 5));
    setDisplay(defaultDisplay);
    expect(dataset['theme']).toBe('day');
    setNightHours(nightHours(null));
  });
});
