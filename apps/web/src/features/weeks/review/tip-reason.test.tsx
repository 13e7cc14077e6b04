import { type GivenTip, type ReviewTipCode, reviewTipCodes } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages as english } from '../../../locales/en/messages.po';
import { messages as french } from '../../../locales/fr/messages.po';
import { TipReason } from './tip-reason.tsx';

afterEach(cleanup);

const hours = { bedTime: 45, wakeTime: 390 };

function textOf(code: ReviewTipCode, change: Partial<GivenTip> = {}, locale: 'fr' | 'en' = 'fr') {
  const tip = { code, chapterId: '', hours, nights: 3, minutes: 65, before: null, ...change };
  act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <TipReason tip={tip} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

describe('TipReason', () => {
  it.each<[ReviewTipCode, string, string]>([
    ['lateNaps', 'Trois jours, une sieste a fini après 15 h.', 'On three days, a nap ended'],
    ['lateRising', 'Trois matins, votre lever a dépassé', 'On three mornings, you got up'],
    ['outsideSchedule', 'Trois nuits, vos heures', 'On three nights, your hours'],
    ['alcohol', 'Trois soirs, vous avez bu', 'On three evenings, you drank'],
    ['shortTimeInBed', 'Vous avez passé 1 h 5 min au lit par nuit', 'You spent 1 h 5 min in bed'],
  ])('%s begins with what the diary says', (code, fr, en) => {
    expect(textOf(code)).toContain(fr);
    expect(textOf(code, {}, 'en')).toContain(en);
  });

  it.each(['lateRising', 'irregularRising', 'outsideSchedule', 'awakeBeforeRising'] as const)(
    '%s names the hour of the schedule, never an earlier rise',
    (code) => {
      expect(textOf(code)).toContain('6 h 30');
      expect(textOf(code, {}, 'en')).toContain('6:30');
    },
  );

  it('short nights hear when to go to bed', () => {
    expect(textOf('shortTimeInBed')).toContain('à 0 h 45 au plus tard');
  });

  it('who lies awake may come back, and the day begins at the scheduled rise', () => {
    expect(textOf('awakeBeforeRising')).toContain('revenez-y si le sommeil revient avant 6 h 30');
    expect(textOf('awakeBeforeRising')).toContain('Votre journée commence à 6 h 30, pas avant.');
  });

  it('says what it was the week before', () => {
    const before = { nights: 5, minutes: null };
    expect(textOf('lateNaps', { before })).toContain('Cinq jours la semaine d’avant.');
    expect(textOf('irregularRising', { before: { nights: 7, minutes: 95 } })).toContain(
      '1 h 35 min la semaine d’avant.',
    );
  });

  it.each(reviewTipCodes)('%s has words without hours as well', (code) => {
    expect(textOf(code, { hours: null }).length).toBeGreaterThan(20);
  });
});
