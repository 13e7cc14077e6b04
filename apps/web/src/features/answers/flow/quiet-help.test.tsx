import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/en/messages.po';
import { QuietHelp } from './quiet-help.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/help">{children}</a>,
  linkClass: '',
}));
vi.mock('../../../trpc.ts', () => ({ trpc: {} }));
afterEach(cleanup);

const office = { display: '514 555-0111', tel: '5145550111' };
const text = { display: '535353', tel: '535353' };
const resource = { code: 'office', name: 'Office', detail: '9 to 4', text: null, url: null };
const line = { name: 'Text line', phone: null, text, isAlwaysOpen: true };

it.each([
  ['a line that answers day and night', line, 'day and night: text 535353.', ['sms:535353']],
  [
    'a line with hours',
    { ...line, phone: office, text: null, isAlwaysOpen: false },
    'weigh on you, call 514 555-0111.',
    ['tel:5145550111'],
  ],
  ['no line', null, 'not to answer.', []],
])('names %s, and no other resource', (_, mainLine, words, links) => {
  act(() => i18n.loadAndActivate({ locale: 'en', messages }));
  const panel = {
    title: '',
    text: '',
    resources: [{ ...resource, phone: office }],
    mainLine,
    isOfSite: true,
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QuietHelp panel={panel} />
    </I18nProvider>,
  );
  expect(container.textContent).toContain(words);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...links, '/help']);
});
