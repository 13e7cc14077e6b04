import type { Locale, Localised } from '../locale.ts';

export const answerKinds = ['text', 'long', 'choice', 'minutes', 'time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/**
 * `code`: the position of the choice (`c1`, `c2` …), which is stored and is equal in both
 * languages.
 */
export type AnswerChoice = {
  readonly code: string;
  readonly label: string;
};

export type QuizOption = {
  readonly correct: boolean;
  readonly children: CourseNode[];
};

/** Exactly one option is right; `why` explains the right option. */
export type QuizQuestion = {
  readonly id: string;
  readonly text: string;
  readonly options: QuizOption[];
  readonly why: CourseNode[];
};

export type RelaxationStep = {
  readonly title: string;
  readonly text: string;
  readonly seconds: number;
  /** Seconds of muscle tension before the release; 0 for no tension. */
  readonly tightenSeconds: number;
};

/** Part of a chapter as JSON data. `name` selects the component that displays the part. */
export type CourseElement =
  | { readonly name: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'; readonly children: CourseNode[] }
  | { readonly name: 'h2' | 'h3'; readonly id: string; readonly children: CourseNode[] }
  | { readonly name: 'a'; readonly href: string; readonly children: CourseNode[] }
  | { readonly name: 'advice' | 'caution' | 'summary'; readonly children: CourseNode[] }
  /** List of all crisis lines, or a phrase with the first line. */
  | { readonly name: 'crisis'; readonly children: CourseNode[] }
  /** Part of the page of resource persons that a setting of the site replaces. */
  | { readonly name: 'resources'; readonly children: CourseNode[] }
  | {
      readonly name: 'exercise';
      readonly id: string;
      /** Empty when the site's own chapter gives the exercise no title. */
      readonly title: string;
      /** @decision D72 */
      readonly isJournal: boolean;
      /**
       * Answer that gives the planned time of this exercise, as `exercise.answer` in the same
       * chapter; null when no time is planned.
       */
      readonly at: string | null;
      readonly children: CourseNode[];
    }
  | {
      readonly name: 'answer';
      readonly id: string;
      readonly label: string;
      readonly kind: AnswerKind;
      readonly choices: AnswerChoice[];
      /** Earlier answers that are suggested here, each written `exercise.answer`. @decision D72 */
      readonly from: string[];
    }
  | { readonly name: 'figure'; readonly id: string; readonly alt: string }
  | { readonly name: 'work'; readonly lang: Locale; readonly children: CourseNode[] }
  | { readonly name: 'ref'; readonly id: string; readonly number: number }
  | { readonly name: 'quiz'; readonly id: string; readonly questions: QuizQuestion[] }
  /** @decision D72 */
  | { readonly name: 'breathing'; readonly id: string; readonly minutes: number }
  | { readonly name: 'relaxation'; readonly id: string; readonly steps: RelaxationStep[] }
  /** Recording with its text in `children`. `url` is a `/media/` or https address. */
  | {
      readonly name: 'audio';
      readonly id: string;
      readonly label: string;
      readonly url: string;
      readonly children: CourseNode[];
    };

export type CourseNode = string | CourseElement;

export type ChapterText = {
  readonly title: string;
  readonly summary: string;
  readonly body: CourseNode[];
  readonly wordCount: number;
  readonly readingEase: number;
  readonly figures: string[];
};

export type Chapter = {
  readonly id: string;
  /** @decision D34 */
  readonly number: number;
  readonly moduleNumber: number;
  readonly text: Localised<ChapterText>;
};

export type TranscriptSection = {
  readonly title: string | null;
  readonly paragraphs: string[];
};

export type CourseVideo = {
  readonly url: string;
  /** The caption in the language of the video is first. */
  readonly captions: { readonly language: Locale; readonly url: string }[];
  readonly poster: string | null;
  readonly transcript: TranscriptSection[];
  /**
   * True when the film has a voice. This is the default for a film of the site; `module.json` can
   * change the value.
   */
  readonly hasVoice: boolean;
};

export type CourseModule = {
  readonly number: number;
  readonly id: string;
  readonly title: Localised;
  readonly summary: Localised;
  readonly video: Localised<CourseVideo> | null;
  readonly chapters: Chapter[];
};

/**
 * Fact of the course, and the published work that supports this fact. The order of the file gives
 * the number.
 */
export type CourseReference = {
  readonly id: string;
  readonly number: number;
  readonly fact: Localised;
  readonly lang: Locale;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly publication: string;
};

export type CourseMedia = {
  readonly path: string;
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  readonly hash: string;
};

export type Course = {
  readonly modules: CourseModule[];
  readonly media: CourseMedia[];
  readonly references: CourseReference[];
  /** A warning does not prevent a start. */
  readonly warnings: string[];
};
