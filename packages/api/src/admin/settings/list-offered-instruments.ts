import { guardsPeople, SET_QUESTIONNAIRES } from '@aube/content';
import { z } from 'zod';
import { administratorProcedure } from '../../trpc.ts';

/**
 * Instruments that a site may choose for each questionnaire of the programme. The instruments come
 * from files.
 * @decision D90 console#instruments-that-are-asked
 */
export const listOfferedInstruments = administratorProcedure
  .output(
    z.array(
      z.object({
        code: z.enum(SET_QUESTIONNAIRES),
        title: z.string(),
        instruments: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            title: z.string(),
            questions: z.number(),
            /** True for an instrument that is always asked, because it raises a flag or an alert. */
            isAlwaysAsked: z.boolean(),
          }),
        ),
      }),
    ),
  )
  .query(({ ctx: { questionnaires, locale } }) =>
    SET_QUESTIONNAIRES.flatMap((code) => {
      const questionnaire = questionnaires.questionnaires.get(code);
      if (!questionnaire) return [];
      return {
        code,
        title: questionnaire.title[locale],
        instruments: questionnaire.offered.map((each) => ({
          id: each.id,
          name: each.name[locale],
          title: each.title[locale],
          questions: each.items.length,
          isAlwaysAsked: guardsPeople(each),
        })),
      };
    }),
  );
