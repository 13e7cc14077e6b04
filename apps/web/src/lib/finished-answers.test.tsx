import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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

const answers = [[['programme', 'getPage'], { title: 'FAQ' }]];
const madeAt = Date.UTC(2026, 0, 5);
it.each([
  ['a finished document of this address', '/faq', { path: '/faq', madeAt, answers }, true],
  ['of this address with a last slash', '/en/', { path: '/en', madeAt, answers }, true],
  ['of the root', '/', { path: '/', madeAt, answers }, true],
  ['of another address', '/faq', { path: '/', madeAt, answers }, false],
  ['a plain shell', '/faq', null, false],
])('%s (%s)', (_what, address, page, isTaken) => {
  history.replaceState(null, '', address);
  sendDocument(page);
  const queryClient = new QueryClient();
  expect(takeFinishedAnswers(queryClient)).toBe(isTaken);
  const found = queryClient.getQueryData(['programme', 'getPage']);
  expect(found).toEqual(isTaken ? { title: 'FAQ' } : undefined);
});

it('keeps the age of the answers, so that an old document is read again', () => {
  history.replaceState(null, '', '/faq');
  sendDocument({ path: '/faq', madeAt, answers });
  const queryClient = new QueryClient();
  takeFinishedAnswers(queryClient);
  expect(queryClient.getQueryState(['programme', 'getPage'])?.dataUpdatedAt).toBe(madeAt);
});
