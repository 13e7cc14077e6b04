import type { WeeklyCheckAnswer } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { CheckMistake } from './check-mistake.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const TEAM = 'Coché par erreur, une chute ou un accident';
const TODAY = 'Cochez « Rien de cela » aujourd’hui';
const LATER = 'la somnolence? Dites-le à l’équipe';

type Given = {
  readonly answers: readonly WeeklyCheckAnswer[];
  readonly flags?: readonly string[];
  readonly isSleepy?: boolean;
  readonly isCorrectable?: boolean;
};

async function saidFor({ answers, flags = [], isSleepy = false, isCorrectable = false }: Given) {
  await openTab()(
    <CheckMistake
      programme={{ openSafetyFlags: [...flags] }}
      answers={answers}
      week={{ isSleepyAtWheel: isSleepy, isSleepinessCorrectable: isCorrectable }}
    />,
  );
  const text = document.body.textContent.replaceAll(/\s/gu, ' ');
  return [TEAM, TODAY, LATER].filter((words) => text.includes(words));
}

it.each<[string, Given, string[]]>([
  ['a fall', { answers: ['fall'], flags: ['fallRisk'] }, [TEAM]],
  ['an accident', { answers: ['fatigueAccident'], flags: ['fatigueAccident'] }, [TEAM]],
  ['a fall that staff have settled', { answers: ['fall'] }, []],
  [
    'sleepiness of today',
    { answers: ['foughtSleep'], isSleepy: true, isCorrectable: true },
    [TODAY],
  ],
  ['sleepiness of an earlier day', { answers: ['fellAsleep'], isSleepy: true }, [LATER]],
  [
    'a fall and sleepiness',
    { answers: ['foughtSleep', 'fall'], flags: ['fallRisk'], isSleepy: true, isCorrectable: true },
    [TEAM, TODAY],
  ],
  ['the mood', { answers: ['mood'] }, []],
  ['none', { answers: ['none'] }, []],
])('after %s says how a mistake is corrected', async (_, given, expected) => {
  expect(await saidFor(given)).toEqual(expected);
});
