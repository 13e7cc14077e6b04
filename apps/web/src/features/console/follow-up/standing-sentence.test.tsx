import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { StandingSentence } from './standing-sentence.tsx';

type Props = ComponentProps<typeof StandingSentence>;

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const person = { activatedAt: '2026-01-01T12:00:00Z', deactivatedAt: null } as Props['person'];
const overview = {
  programmeWeek: 7,
  dueQuestionnaire: 'S6',
  submitted: { S0: true, S6: false, S12: false, S24: false },
  pauses: [],
  today: '2026-02-16',
  abandonment: null,
  weeks: [],
  openSafetyFlags: [],
} as unknown as Props['overview'];

it.each<[string, string[], string]>([
  ['nothing else', [], 'les modules et l’horaire attendent le questionnaire S6'],
  ['a flag', ['epilepsy'], 'l’horaire est suspendu tant qu’une précaution est en place'],
])(
  'a questionnaire that is due beside %s promises no schedule too many',
  async (_, flags, said) => {
    await openTab()(
      <StandingSentence overview={{ ...overview, openSafetyFlags: flags }} person={person} />,
    );
    expect(document.body.textContent).toContain(said);
  },
);

it('a stopped schedule is said so', async () => {
  const weeks = [{ isCurrent: true, availability: 'stopped', schedule: null }];
  await openTab()(
    <StandingSentence
      overview={{ ...overview, dueQuestionnaire: null, weeks } as unknown as Props['overview']}
      person={person}
    />,
  );
  expect(document.body.textContent).toContain(
    'la personne a arrêté son horaire et repris ses heures d’avant',
  );
});
