import type { Instrument } from '../instruments/instrument.ts';
import type { Localised } from '../locale.ts';
import { typesetTexts } from '../typography.ts';
import { questionnaireLength, type QuestionnaireLength } from './questionnaire-length.ts';
import type { Questionnaire } from './questionnaire.ts';

function joined(first: Localised, second: Localised): Localised {
  return { fr: `${first.fr} ${second.fr}`, en: `${first.en} ${second.en}` };
}

function withLength({ fr, en }: Localised, { questions, minutes }: QuestionnaireLength): Localised {
  const fill = (text: string) =>
    text.replaceAll('{questions}', String(questions)).replaceAll('{minutes}', String(minutes));
  return { fr: fill(fr), en: fill(en) };
}

/**
 * Limits a questionnaire to the instruments in `asked`, and adapts its length and introduction.
 * @param asked instruments of `offered`, in the same order
 */
export function asking(
  questionnaire: Omit<Questionnaire, 'instruments' | 'introduction' | 'length'>,
  asked: readonly Instrument[],
): Questionnaire {
  const { introduction, introductionOfHelp } = questionnaire.words;
  const length = questionnaireLength(asked);
  const introduced = typesetTexts(withLength(introduction, length));
  const mayAlarm = asked.some(({ alerts }) => alerts.some(({ alert }) => alert === 'crisis'));
  return {
    ...questionnaire,
    introduction:
      mayAlarm && introductionOfHelp
        ? joined(introduced, typesetTexts(introductionOfHelp))
        : introduced,
    length,
    instruments: asked,
  };
}
