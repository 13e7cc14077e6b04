import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { takeFinishedAnswers } from './finished-answers.ts';

function sendDocument(page: object | null): void {
  document.body.replaceChildren();
  if (page === null) return;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'finished';
  data.textContent = JSON.stringify(page);
  document.body.append(data);
}

afterEach(() => {
  delete document.documentElement.dataset['continued'];
});

const answers = [[['programme', 'getPage'], { title: 'FAQ' }]];
it.each([
  ['a finished document of this page', '/faq', { id: 'faq', locale: 'fr', answers }, true],
  ['with a last slash', '/en/', { id: 'home', locale: 'en', answers }, true],
  ['of any token', '/activation/a/b2c3d4e5', { id: 'activation', locale: 'fr', answers }, true],
  ['of a link without token', '/activation', { id: 'activation', locale: 'fr', answers }, false],
  ['of another page', '/faq', { id: 'home', locale: 'fr', answers }, false],
  ['of another language', '/en/faq', { id: 'faq', locale: 'fr', answers }, false],
  ['a plain shell', '/faq', null, false],
])('%s (%s)', (_what, address, page, isTaken) => {
  history.replaceState(null, '', address);
  sendDocument(page);
  const queryClient = new QueryClient();
  expect(takeFinishedAnswers(queryClient)).toBe(isTaken);
  const found = queryClient.getQueryData(['programme', 'getPage']);
  expect(found).toEqual(isTaken ? { title: 'FAQ' } : undefined);
});

it('counts the answers as old, whatever the clocks of device and server say', () => {
  history.replaceState(null, '', '/faq');
  sendDocument({ id: 'faq', locale: 'fr', answers });
  const queryClient = new QueryClient();
  takeFinishedAnswers(queryClient);
  expect(queryClient.getQueryState(['programme', 'getPage'])?.dataUpdatedAt).toBe(0);
});

it('leaves a page with a later state to the application', () => {
  history.replaceState(null, '', '/faq');
  sendDocument({ id: 'faq', locale: 'fr', answers });
  document.documentElement.dataset['continued'] = '';
  expect(takeFinishedAnswers(new QueryClient())).toBe(false);
});
