import texts from '../../texts/safety.json' with { type: 'json' };
import type { Instrument } from '../instruments/instrument.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';

type Named = Readonly<Record<string, Localised>>;
const {
  generalAdvice,
  ...names
}: Readonly<Record<'flags' | 'alerts' | 'advice', Named>> & { generalAdvice: Localised } =
  typesetTexts(texts);

const nameOf = (table: Named, code: string): Localised | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** The question behind a code of a site's own instrument, which is all that we know of it. */
function questionOf(
  instruments: readonly Instrument[],
  find: (instrument: Instrument) => { item: string } | undefined,
): Localised | undefined {
  for (const instrument of instruments) {
    const item = find(instrument)?.item;
    if (item) return instrument.items.find(({ code }) => code === item)?.text;
  }
  return undefined;
}

/**
 * What a safety flag is about, in a few words; of a site's own instrument, the question that raised
 * it. @decision D33
 */
export function flagName(instruments: readonly Instrument[], flag: string): Localised {
  const question = () =>
    questionOf(instruments, ({ flags }) => flags.find((each) => each.flag === flag));
  return nameOf(names.flags, flag) ?? question() ?? { fr: flag, en: flag };
}

/** What somebody does well to do about a flag; of a site's own instrument, to ask for an opinion. @decision D69 */
export function flagAdvice(flag: string): Localised {
  return nameOf(names.advice, flag) ?? generalAdvice;
}

/** The alerts that have a name of their own, those that no questionnaire raises among them. @decision D69 */
export const namedAlerts: readonly string[] = Object.keys(names.alerts);

/** What an alert is about, named in the same way. @decision D33 */
export function alertName(instruments: readonly Instrument[], alert: string): Localised {
  const question = () =>
    questionOf(instruments, ({ alerts }) => alerts.find((each) => each.alert === alert));
  return nameOf(names.alerts, alert) ?? question() ?? { fr: alert, en: alert };
}
