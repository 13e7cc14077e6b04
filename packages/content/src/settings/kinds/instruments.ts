import { z } from 'zod';
import { guardsPeople } from '../../instruments/guards-people.ts';
import { withLengths } from '../../pages/page-lengths.ts';
import { asking } from '../../questionnaires/asking.ts';
import { lengthsOf } from '../../questionnaires/load-questionnaires.ts';
import type { Questionnaire } from '../../questionnaires/questionnaire.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

export const SET_QUESTIONNAIRES = ['S0', 'S6', 'S12', 'S24'] as const;

const ids = z.array(z.string().max(60)).max(40);

const schema = z.strictObject({
  /** Ids of the instruments that the site leaves out of each questionnaire. */
  notAsked: z.strictObject({ S0: ids, S6: ids, S12: ids, S24: ids }),
});

export type InstrumentSetting = z.infer<typeof schema>;

/**
 * Keeps each instrument that raises flags or alerts. A setting that would leave no instrument has
 * no effect.
 */
function withSetting(questionnaire: Questionnaire, notAsked: readonly string[]): Questionnaire {
  const { offered } = questionnaire;
  const asked = offered.filter((each) => guardsPeople(each) || !notAsked.includes(each.id));
  return asked.length === 0 ? questionnaire : asking(questionnaire, asked);
}

function lay({ notAsked }: InstrumentSetting, files: SiteContent): SiteContent {
  const all = new Map(files.questionnaires.questionnaires);
  for (const code of SET_QUESTIONNAIRES) {
    const questionnaire = all.get(code);
    if (questionnaire) all.set(code, withSetting(questionnaire, notAsked[code]));
  }
  const questionnaires = { ...files.questionnaires, questionnaires: all };
  const lengths = lengthsOf(questionnaires);
  const pages = new Map(files.pages.pages);
  for (const page of files.pages.withMarks) pages.set(page.id, withLengths(page, lengths));
  return { ...files, questionnaires, pages: { ...files.pages, pages } };
}

export const instruments = {
  scope: 'site',
  schema,
  editedSchema: schema,
  lay,
} as const satisfies SettingKindRules;
