import { expect, test } from '@playwright/test';

const doors = [
  { path: '/', language: 'fr' },
  { path: '/en/', language: 'en' },
];

for (const { path, language } of doors) {
  test(`${path} opens in ${language}, without an error or another origin`, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`request to ${origin}`);
    });

    await page.goto(path);

    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
