import { expect, it } from 'vitest';
import { deviceNamesOf } from './device-names.ts';

const nobody = { browser: null, system: null };

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet for Android', system: 'Android' },
  ],
])('of %s are names without versions (D59)', (userAgent, names) => {
  expect(deviceNamesOf(userAgent)).toEqual(names);
});

it.each(['', 'marie.tremblay/1.0', '<script>alert(1)</script>', 'x'.repeat(100_000)])(
  'of what is no browser are none, whatever it says',
  (userAgent) => {
    expect(deviceNamesOf(userAgent)).toEqual(nobody);
  },
);
