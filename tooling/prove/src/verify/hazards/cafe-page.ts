import type { Route } from '@playwright/test';

export const answerCafe = (route: Route): Promise<void> =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Café</title><h1>Acceptez les conditions du café</h1>',
  });
