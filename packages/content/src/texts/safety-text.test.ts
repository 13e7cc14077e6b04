import { describe, expect, it } from 'vitest';
import texts from '../../texts/safety.json' with { type: 'json' };
import { contentFolder } from '../content-folder.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { loadQuestionnaires } from '../questionnaires/load-questionnaires.ts';
import { alertName, flagAdvice, flagName } from './safety-text.ts';

const { instruments } = await loadQuestionnaires(contentFolder);
const raised = {
  flags: instruments.flatMap(({ flags, scoreFlags }) =>
    [...flags, ...scoreFlags].map(({ flag }) => flag),
  ),
  alerts: instruments.flatMap(({ alerts, scoreAlerts }) =>
    [...alerts, ...scoreAlerts].map(({ alert }) => alert),
  ),
};

const theirs = {
  items: [{ code: 'own_1', text: { fr: 'Est-ce ainsi ?', en: 'Is it so?' } }],
  flags: [{ flag: 'ownFlag', item: 'own_1', isOneOf: ['yes'] }],
  alerts: [{ alert: 'ownAlert', item: 'own_1', isOneOf: ['yes'] }],
} as unknown as Instrument;

describe('the names of flags and alerts', () => {
  it('are there for each that a shipped instrument raises, and for what the programme does', () => {
    const flags = [...new Set([...raised.flags, 'sleepyAtWheel', 'fatigueAccident'])].toSorted();
    expect(Object.keys(texts.flags).toSorted()).toEqual(flags);
    expect(Object.keys(texts.advice).toSorted()).toEqual(flags);
    const ofChecks = ['sleepyAtWheel', 'sleepinessCorrected', 'fall', 'fatigueAccident'];
    const own = [...ofChecks, 'moodChange', 'highMood', 'healthChanged'];
    expect(Object.keys(texts.alerts).toSorted()).toEqual(
      [...new Set([...raised.alerts, ...own])].toSorted(),
    );
  });

  it('come with what to do, which is to ask where nothing else is known', () => {
    expect(flagAdvice('epilepsy').en).toContain('epilepsy');
    expect(flagAdvice('constructor').en).toBe(texts.generalAdvice.en);
  });

  it('are said in both languages', () => {
    expect(flagName(instruments, 'epilepsy')).toEqual({ fr: 'Épilepsie', en: 'Epilepsy' });
    for (const name of Object.values({ ...texts.flags, ...texts.alerts })) {
      expect(name.fr && name.en).not.toBe('');
    }
  });

  it('are the question for what a site’s own instrument raises', () => {
    const asked = { fr: 'Est-ce ainsi ?', en: 'Is it so?' };
    expect(flagName([...instruments, theirs], 'ownFlag')).toEqual(asked);
    expect(alertName([...instruments, theirs], 'ownAlert')).toEqual(asked);
  });

  it('are the code itself once nothing else is known of it', () => {
    expect(flagName(instruments, 'constructor')).toEqual({ fr: 'constructor', en: 'constructor' });
  });
});
