import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
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
beforeEach(() => history.replaceState(null, '', '/faq'));

it.each([
  ['a finished document of this address', { path: '/faq', answers }, true],
  ['a finished document of another address', { path: '/', answers }, false],
  ['a plain shell', null, false],
])('%s', (_what, page, isTaken) => {
  sendDocument(page);
  const queryClient = new QueryClient();
  expect(takeFinishedAnswers(queryClient)).toBe(isTaken);
  const found = queryClient.getQueryData(['programme', 'getPage']);
  expect(found).toEqual(isTaken ? { title: 'FAQ' } : undefined);
});
