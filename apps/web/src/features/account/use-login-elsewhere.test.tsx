// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

afterEach(() => {
  focusManager.setFocused(undefined);
  cleanup();
});

function Status() {
  useLoginElsewhere();
  return <p>{useSession().status}</p>;
}

it('who comes back to the login page after a login in another tab is known there', async () => {
  let account: object | null = null;
  playServer({ 'account.findMe': () => account });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages: {} }));
  await openTab()(<Status />);
  expect(await screen.findByText('guest')).toBeTruthy();
  account = { userId: 7 };
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByText('member')).toBeTruthy();
});
