import type { CrisisContent } from '../crisis/crisis-resources.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type {
  QuestionnaireCode,
  QuestionnaireSettings,
  ScreeningResultCode,
} from './questionnaire-file.ts';
import type { QuestionnaireLength } from './questionnaire-length.ts';
import type { Localised } from '../locale.ts';

export type Questionnaire = {
  readonly code: QuestionnaireCode;
  readonly title: Localised;
  readonly introduction: Localised;
  readonly length: QuestionnaireLength;
  readonly instruments: readonly Instrument[];
  /** All instruments in the files, including instruments that the site has switched off. */
  readonly offered: readonly Instrument[];
  /** Texts in the files. The marks `{questions}` and `{minutes}` stand for the length. */
  readonly words: {
    readonly introduction: Localised;
    readonly introductionOfHelp?: Localised;
  };
  readonly results: readonly {
    readonly code: ScreeningResultCode;
    readonly title: Localised;
    readonly text: Localised;
  }[];
};

/** `instruments` includes old versions, for old answers. */
export type QuestionnaireLibrary = {
  readonly questionnaires: ReadonlyMap<QuestionnaireCode, Questionnaire>;
  readonly instruments: readonly Instrument[];
  readonly settings: QuestionnaireSettings;
  readonly crisis: CrisisContent;
};
