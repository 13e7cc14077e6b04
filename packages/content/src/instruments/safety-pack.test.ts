import { describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { loadQuestionnaires } from '../questionnaires/load-questionnaires.ts';
import { raisedFlags } from './met-conditions.ts';

const { instruments, questionnaires } = await loadQuestionnaires(contentFolder);
const askedIn = (code: 'PS' | 'S0') =>
  questionnaires.get(code)?.instruments.find(({ id }) => id === 'safety');
const asked = askedIn('S0')!;
const before = instruments.find(({ id, version }) => id === 'safety' && version === 2)!;
const question = (item: string) => asked.items.find(({ code }) => code === item);

describe('the safety questions', () => {
  it('are the same version in the self-screening and in S0', () => {
    expect([askedIn('PS')?.version, asked.version]).toEqual([3, 3]);
  });

  it.each([
    ['safety_breathing', 'no', []],
    ['safety_breathing', 'yes', ['untreatedApnoea']],
    ['safety_breathing', 'unsure', ['untreatedApnoea']],
    ['safety_sleep_attacks', 'no', []],
    ['safety_sleep_attacks', 'yes', ['sleepAttacks']],
    ['safety_alcohol', 'no', []],
    ['safety_alcohol', 'yes', ['nightlyAlcohol']],
    ['safety_stopping', 'no', []],
    ['safety_stopping', 'yes', ['stoppingSedative']],
  ])('%s, answered %s', (item, answer, flags) => {
    expect(raisedFlags(asked, { [item]: answer })).toEqual(flags);
  });

  it.each([
    ['snoring', /ronfl/iu, /snor/iu],
    ['a stopped breath', /cess\S+ de respirer/iu, /stop breathing/iu],
    ['waking up choking', /suffoquant/iu, /choking/iu],
  ])('ask for apnoea by its signs: %s', (_sign, french, english) => {
    const text = question('safety_breathing')?.text;
    expect(text?.fr).toMatch(french);
    expect(text?.en).toMatch(english);
  });

  it('name no apnoea in a question, so that nobody must know the word', () => {
    const named = asked.items.filter(({ text }) => /apn[ée]|apnea/iu.test(text.fr + text.en));
    expect(named).toEqual([]);
  });

  it('keep a code only where the question means the same', () => {
    const codes = asked.items.map(({ code }) => code);
    const left = before.items.map(({ code }) => code).filter((code) => !codes.includes(code));
    expect(left).toEqual(['safety_apnoea']);
  });
});
