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
it.each([
  ['a finished document of this address', '/faq', { path: '/faq', answers }, true],
  ['of this address with a last slash', '/en/', { path: '/en', answers }, true],
  ['of the root', '/', { path: '/', answers }, true],
  ['of another address', '/faq', { path: '/', answers }, false],
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
  sendDocument({ path: '/faq', answers });
  const queryClient = new QueryClient();
  takeFinishedAnswers(queryClient);
  expect(queryClient.getQueryState(['programme', 'getPage'])?.dataUpdatedAt).toBe(0);
});
