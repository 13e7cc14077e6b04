import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { FollowUpHead } from './follow-up-head.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const person = {
  inclusionNumber: 'AU-1',
  establishment: { name: 'CLSC' },
  lastActiveOn: null,
  phoneNumber: '514 555-0199',
  email: 'ana@example.test',
  refusesContact: true,
} as unknown as ComponentProps<typeof FollowUpHead>['person'];

it('says the refusal of contact before the telephone and the email', async () => {
  await openTab()(<FollowUpHead userId={7} overview={undefined} person={person} />);
  const refusal = screen.getByText(/ne pas être contactée/);
  for (const name of [/514/, /ana@/]) {
    const link = screen.getByRole('link', { name });
    expect(refusal.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
