import {
  choicesOf,
  raisedAlerts,
  raisedFlags,
  type Answer,
  type Instrument,
  type QuestionnaireLibrary,
} from '@aube/content';
import { weeklyCheck } from '@aube/dictionary';
import { SLEEPINESS_FLAG } from '../../diary/rules/sleepiness-hold.ts';
import { weeklyCheckAnswers, weeklyCheckEffect } from '../../diary/rules/weekly-check.ts';
import { flagLifter, type FlagLifter } from '../../programme/rules/safety-flags.ts';

export type AnswerEffect = {
  askedIn: readonly string[];
  /** Code of the item with the value, or code of the score with the lowest value. */
  key: string;
  question: string;
  answer: string;
  flags: readonly { flag: string; lifter: FlagLifter }[];
  alerts: readonly string[];
  /** `help`: the page shows the help resources, and no alert is raised. */
  shows: 'crisisPanel' | 'help' | 'nothing';
};

type Asked = { instrument: Instrument; askedIn: readonly string[] };

function asked({ questionnaires }: QuestionnaireLibrary): Asked[] {
  const places = new Map<Instrument, string[]>();
  for (const [code, { instruments }] of questionnaires) {
    for (const instrument of instruments) {
      if (code === 'PS') continue;
      places.set(instrument, [...(places.get(instrument) ?? []), code]);
    }
  }
  return [...places].map(([instrument, askedIn]) => ({
    instrument,
    askedIn: instrument.id === 'safety' ? [...askedIn, 'health'] : askedIn,
  }));
}

type Said = Pick<AnswerEffect, 'key' | 'question' | 'answer'>;

function effectOf(
  { instrument, askedIn }: Asked,
  said: Said,
  found: { flags: string[]; alerts: string[] },
): AnswerEffect {
  const lifters = (code: string) =>
    askedIn.map((source) => {
      const isStaffOnly = instrument.flags.some((each) => each.flag === code && each.isLasting);
      return flagLifter({ code, sources: [source], isStaffOnly });
    });
  return {
    askedIn,
    ...said,
    flags: found.flags.flatMap((flag) =>
      [...new Set(lifters(flag))].map((lifter) => ({ flag, lifter })),
    ),
    alerts: [...new Set(found.alerts)],
    shows: found.alerts.includes('crisis') ? 'crisisPanel' : 'nothing',
  };
}

function effectsOfItem(place: Asked, item: Instrument['items'][number]): AnswerEffect[] {
  const { instrument } = place;
  const question = item.text.en;
  const effects = choicesOf(instrument, item.code).map(({ value, text }) => {
    const answer: Answer = item.type === 'choices' ? [String(value)] : value;
    const answers = { [item.code]: answer };
    const said = { key: `${item.code}=${value}`, question, answer: text.en };
    return effectOf(place, said, {
      flags: raisedFlags(instrument, answers),
      alerts: raisedAlerts(instrument, answers).map(({ alert }) => alert),
    });
  });
  const asksCrisis = instrument.alerts.some(
    ({ alert, item: of }) => alert === 'crisis' && of === item.code,
  );
  if (!item.declinable || !asksCrisis) return effects;
  const said = { key: `${item.code}=declined`, question, answer: 'I prefer not to answer' };
  const declined = effectOf(place, said, { flags: [], alerts: [] });
  return [...effects, { ...declined, shows: 'help' }];
}

/** Effects of each score; values with equal effects share one row. */
function effectsOfScores(place: Asked): AnswerEffect[] {
  const { instrument } = place;
  return instrument.scores.flatMap(({ id, name, range }) => {
    const limits = [...instrument.scoreFlags, ...instrument.scoreAlerts]
      .filter(({ score }) => score === id)
      .map(({ atLeast }) => atLeast);
    const starts = [...new Set([range[0], ...limits])].toSorted((a, b) => a - b);
    return starts.map((from, index) => {
      const to = (starts[index + 1] ?? range[1] + 1) - 1;
      const met = <Of extends { score: string; atLeast: number }>(conditions: readonly Of[]) =>
        conditions.filter(({ score, atLeast }) => score === id && from >= atLeast);
      const said = { key: `${id}>=${from}`, question: name.en, answer: `${from} to ${to} points` };
      return effectOf(place, said, {
        flags: met(instrument.scoreFlags).map(({ flag }) => flag),
        alerts: met(instrument.scoreAlerts).map(({ alert }) => alert),
      });
    });
  });
}

function effectsOfCheck(): AnswerEffect[] {
  return weeklyCheckAnswers.map((code) => {
    const { isSleepy, flags, alerts, showsHelp } = weeklyCheckEffect([code]);
    const sleepiness = isSleepy === true ? [SLEEPINESS_FLAG] : [];
    return {
      askedIn: ['diary'],
      key: `check=${code}`,
      question: weeklyCheck.fields.answers.longLabel.en,
      answer: weeklyCheck.fields.answers.codes[code].label.en,
      flags: [...sleepiness, ...flags].map((flag) => ({
        flag,
        lifter: flagLifter({ code: flag, sources: ['diary'], isStaffOnly: false }),
      })),
      alerts: [...sleepiness, ...alerts],
      shows: showsHelp ? 'help' : 'nothing',
    };
  });
}

/**
 * Effects of every answer and score, first of questionnaires, then of the weekly check.
 * @decision D76
 */
export const answerEffects = (library: QuestionnaireLibrary): AnswerEffect[] => [
  ...asked(library).flatMap((place) => [
    ...place.instrument.items.flatMap((item) => effectsOfItem(place, item)),
    ...effectsOfScores(place),
  ]),
  ...effectsOfCheck(),
];
