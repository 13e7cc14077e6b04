import type { Locale, Localised } from '../locale.ts';

/** Kinds of an exercise's answer: line, paragraph, one choice, minutes, or clock time. */
export const answerKinds = ['text', 'long', 'choice', 'minutes', 'time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/**
 * A choice of an answer. The stored `code` is its position (`c1`, `c2` …), so it does not depend
 * on the language.
 */
export type AnswerChoice = {
  readonly code: string;
  readonly label: string;
};

export type QuizOption = {
  readonly correct: boolean;
  readonly children: CourseNode[];
};

/** One question of a recap: exactly one option is right, and `why` explains it. */
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
  /** Seconds of tension before the release; 0 for none. */
  readonly tightenSeconds: number;
};

/** A piece of a chapter as plain data: it survives JSON and is drawn by its `name`. */
export type CourseElement =
  | { readonly name: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'; readonly children: CourseNode[] }
  | { readonly name: 'h2' | 'h3'; readonly id: string; readonly children: CourseNode[] }
  | { readonly name: 'a'; readonly href: string; readonly children: CourseNode[] }
  | { readonly name: 'advice' | 'caution' | 'summary'; readonly children: CourseNode[] }
  | {
      readonly name: 'exercise';
      readonly id: string;
      /** Empty if the site's own chapter has none. */
      readonly title: string;
      /** True for an exercise with many dated entries. @decision D72 */
      readonly isJournal: boolean;
      /**
       * Answer that sets the time of writing, as `exercise.answer` of the same chapter; null for
       * none.
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
      /** Earlier answers that can prefill this one, as `exercise.answer`. @decision D72 */
      readonly from: string[];
    }
  | { readonly name: 'figure'; readonly id: string; readonly alt: string }
  | { readonly name: 'work'; readonly lang: Locale; readonly children: CourseNode[] }
  | { readonly name: 'ref'; readonly id: string; readonly number: number }
  | { readonly name: 'quiz'; readonly id: string; readonly questions: QuizQuestion[] }
  /** Slow breathing at a shown pace for some minutes. @decision D72 */
  | { readonly name: 'breathing'; readonly id: string; readonly minutes: number }
  | { readonly name: 'relaxation'; readonly id: string; readonly steps: RelaxationStep[] }
  /** A site's own recording with its text as children. `url` is a `/media/` or https address. */
  | {
      readonly name: 'audio';
      readonly id: string;
      readonly label: string;
      readonly url: string;
      readonly children: CourseNode[];
    };

export type CourseNode = string | CourseElement;

/** One chapter in one language. */
export type ChapterText = {
  readonly title: string;
  readonly summary: string;
  readonly body: CourseNode[];
  /** Words on the page, quiz included. */
  readonly wordCount: number;
  /** 0–100, higher is easier; 60 is about grade 8 (see reading-ease.ts). */
  readonly readingEase: number;
  /** Names of the rule figures in the text. */
  readonly figures: string[];
};

export type Chapter = {
  readonly id: string;
  /** Number within the whole programme. @decision D34 */
  readonly number: number;
  readonly moduleNumber: number;
  readonly text: Localised<ChapterText>;
};

/** A heading of a transcript and the text below it. */
export type TranscriptSection = {
  readonly title: string | null;
  readonly paragraphs: string[];
};

/** A module's video in one language: a `/media/` address of this site, or an https address. */
export type CourseVideo = {
  readonly url: string;
  /** WebVTT files, the video's own language first; a warning when there are none. */
  readonly captions: { readonly language: Locale; readonly url: string }[];
  readonly poster: string | null;
  /** Empty when there is none, with a warning. */
  readonly transcript: TranscriptSection[];
};

export type CourseModule = {
  readonly number: number;
  readonly id: string;
  readonly title: Localised;
  readonly summary: Localised;
  /** Null while the module has no video. */
  readonly video: Localised<CourseVideo> | null;
  readonly chapters: Chapter[];
};

/** A fact of the course and the published work behind it, numbered in the order of the file. */
export type CourseReference = {
  readonly id: string;
  readonly number: number;
  readonly fact: Localised;
  /** Language of the work, which a screen reader needs. */
  readonly lang: Locale;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly publication: string;
};

/** A file that a video or a chapter names. Other files of the folders are never served. */
export type CourseMedia = {
  /** Path in the content folder. */
  readonly path: string;
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  /** Hash of the content; the address and the ETag contain it. */
  readonly hash: string;
};

export type Course = {
  readonly modules: CourseModule[];
  readonly media: CourseMedia[];
  readonly references: CourseReference[];
  /** Readability problems and unused files; they do not stop a start. */
  readonly warnings: string[];
};
