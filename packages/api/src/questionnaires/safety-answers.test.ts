import { join } from 'node:path';
import { contentFolder } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { expect, it } from 'vitest';
import { answerEffects } from './testing/safety-answers.ts';
import { safetyAnswersPage } from './testing/safety-answers-page.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/safety-answers.md');
const library = await loadQuestionnaires(contentFolder);
const effects = answerEffects(library);

const LATER = ['S6', 'S12', 'S24'];
const MOOD = ['S0', ...LATER];
const SAFETY = ['S0', 'health'];
const SLEEPY = [{ flag: 'sleepyAtWheel', lifter: 'twoNos' }];
const owner = (flag: string) => [{ flag, lifter: 'owner' }];
const staff = (...flags: string[]) => flags.map((flag) => ({ flag, lifter: 'staff' }));

/** Columns: answer, questionnaires with the question, flags, alerts, and the help shown. */
const DECIDED: [string, string[], object[], string[], string?][] = [
  // Sources: D33 and D82. Only staff can lift epilepsy, bipolar disorder and psychosis (D76).
  ['safety_bipolar=yes', SAFETY, staff('bipolarDisorder'), []],
  ['safety_psychosis=yes', SAFETY, staff('psychosis'), []],
  ['safety_epilepsy=yes', SAFETY, staff('epilepsy'), []],
  ['safety_breathing=yes', SAFETY, owner('untreatedApnoea'), []],
  ['safety_breathing=unsure', SAFETY, owner('untreatedApnoea'), []],
  ['safety_sleep_attacks=yes', SAFETY, owner('sleepAttacks'), []],
  ['safety_parasomnia=yes', SAFETY, owner('parasomnia'), []],
  ['safety_parasomnia=unsure', SAFETY, owner('parasomnia'), []],
  ['safety_legs=yes', SAFETY, owner('restlessLegs'), []],
  ['safety_falls=yes', SAFETY, owner('fallRisk'), []],
  ['safety_falls=unsure', SAFETY, owner('fallRisk'), []],
  ['safety_pregnancy=yes', SAFETY, owner('pregnancy'), []],
  ['safety_postpartum=yes', SAFETY, owner('postPartum'), []],
  ['safety_illness=yes', SAFETY, owner('unstableIllness'), []],
  ['safety_sedatives=yes', SAFETY, owner('sedatives'), []],
  ['safety_stopping=yes', SAFETY, owner('stoppingSedative'), []],
  ['safety_alcohol=yes', SAFETY, owner('nightlyAlcohol'), []],
  ['safety_work=yes', SAFETY, owner('dangerousWork'), []],
  ['safety_shifts=yes', SAFETY, owner('shiftWork'), []],
  ['safety_age=yes', SAFETY, owner('underage'), []],
  // Sources: D76, and D33 for the crisis panel.
  ['phq9_9=1', MOOD, [], ['crisis'], 'crisisPanel'],
  ['phq9_9=2', MOOD, staff('severeMood'), ['crisis'], 'crisisPanel'],
  ['phq9_9=3', MOOD, staff('severeMood'), ['crisis'], 'crisisPanel'],
  // Source: D69.
  ['phq9_9=declined', MOOD, [], [], 'help'],
  ['phq9>=20', MOOD, staff('severeMood'), ['severeDepression']],
  // Source: D76.
  ['adverse_effects=fall', LATER, staff('fallRisk'), ['adverseEffect']],
  ['adverse_effects=accident', LATER, staff('fatigueAccident'), ['fatigueAccident']],
  ['adverse_severity=serious', LATER, staff('seriousEffect'), ['adverseEffect']],
  ['leaving_reasons=accident', ['ABANDONMENT'], staff('fatigueAccident'), ['fatigueAccident']],
  ['leaving_reasons=fall', ['ABANDONMENT'], staff('fallRisk'), ['adverseEffect']],
  ['leaving_reasons=feltWorse', ['ABANDONMENT'], [], ['adverseEffect']],
  // Sources: D69, D76 and D77.
  ['check=foughtSleep', ['diary'], SLEEPY, ['sleepyAtWheel']],
  ['check=fellAsleep', ['diary'], SLEEPY, ['sleepyAtWheel']],
  ['check=fall', ['diary'], staff('fallRisk'), ['fall']],
  ['check=fatigueAccident', ['diary'], staff('fatigueAccident'), ['fatigueAccident']],
  ['check=mood', ['diary'], [], ['moodChange'], 'help'],
];

it('each answer suspends, shows and tells what D76 says, and nothing else does', () => {
  const found = effects
    .filter(({ flags, alerts, shows }) => flags.length + alerts.length > 0 || shows !== 'nothing')
    .map(({ key, askedIn, flags, alerts, shows }) => ({ key, askedIn, flags, alerts, shows }));
  const decided = DECIDED.map(([key, askedIn, flags, alerts, shows = 'nothing']) => ({
    key,
    askedIn,
    flags,
    alerts,
    shows,
  }));
  const byKey = <Row extends { key: string }>(rows: Row[]) =>
    rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  expect(byKey(found)).toEqual(byKey(decided));
});

it('is the page in docs; `npx vitest run safety-answers --update` writes it', async () => {
  await expect(safetyAnswersPage(library)).toMatchFileSnapshot(PAGE);
});
