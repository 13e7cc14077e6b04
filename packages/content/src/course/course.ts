import type { Locale, Localised } from '../locale.ts';

/** How an exercise's answer is typed: a line, a paragraph, one choice, minutes, or a clock time. */
export const answerKinds = ['text', 'long', 'choice', 'minutes', 'time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** `code` is what is stored; it is the choice's place (`c1`, `c2` …), so it survives a change of language. */
export type AnswerChoice = {
  readonly code: string;
  readonly label: string;
};

export type QuizOption = {
  readonly correct: boolean;
  readonly children: CourseNode[];
};

/** One question of a recap: exactly one option is correct, and `why` explains it. */
export type QuizQuestion = {
  readonly id: string;
  readonly text: string;
  readonly options: QuizOption[];
  readonly why: CourseNode[];
};

/** One step of a guided relaxation. */
export type RelaxationStep = {
  readonly title: string;
  readonly text: string;
  readonly seconds: number;
  /** How many of these seconds one tightens before letting go; 0 for a step without. */
  readonly tightenSeconds: number;
};

/** A piece of a chapter as plain data: it survives JSON and is drawn by a switch on `name`. */
export type CourseElement =
  | { readonly name: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'; readonly children: CourseNode[] }
  | { readonly name: 'h2' | 'h3'; readonly id: string; readonly children: CourseNode[] }
  | { readonly name: 'a'; readonly href: string; readonly children: CourseNode[] }
  | { readonly name: 'advice' | 'caution' | 'summary'; readonly children: CourseNode[] }
  | {
      readonly name: 'exercise';
      readonly id: string;
      /** Empty where the site's own chapter gives none. */
      readonly title: string;
      /** Written as many times as one likes, each with its date. @decision D72 */
      readonly isJournal: boolean;
      /** The answer, as `exercise.answer` of the same chapter, that says at what time it is written; null for none. */
      readonly at: string | null;
      readonly children: CourseNode[];
    }
  | {
      readonly name: 'answer';
      readonly id: string;
      readonly label: string;
      readonly kind: AnswerKind;
      readonly choices: AnswerChoice[];
      /** Earlier answers that this one may begin from, as `exercise.answer`. @decision D72 */
      readonly from: string[];
    }
  | { readonly name: 'figure'; readonly id: string; readonly alt: string }
  | { readonly name: 'work'; readonly lang: Locale; readonly children: CourseNode[] }
  | { readonly name: 'ref'; readonly id: string; readonly number: number }
  | { readonly name: 'quiz'; readonly id: string; readonly questions: QuizQuestion[] }
  /** Slow breathing at a pace that is shown, for so long. @decision D72 */
  | { readonly name: 'breathing'; readonly id: string; readonly minutes: number }
  | { readonly name: 'relaxation'; readonly id: string; readonly steps: RelaxationStep[] }
  /** A site's own recording; its children are the words of it. `url` is a `/media/` or https address. */
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
  /** Names of the rules' figures written in the text. */
  readonly figures: string[];
};

export type Chapter = {
  readonly id: string;
  /** Counted through the whole programme. @decision D34 */
  readonly number: number;
  readonly moduleNumber: number;
  readonly text: Localised<ChapterText>;
};

/** A heading of a transcript, and what is said under it. */
export type TranscriptSection = {
  readonly title: string | null;
  readonly paragraphs: string[];
};

/** A module's video in one language: `/media/` addresses of this site, or the https address of another. */
export type CourseVideo = {
  readonly url: string;
  /** WebVTT, its own language's first; without them it is warned of. */
  readonly captions: { readonly language: Locale; readonly url: string }[];
  readonly poster: string | null;
  /** Empty when there is none, which is warned of. */
  readonly transcript: TranscriptSection[];
};

export type CourseModule = {
  readonly number: number;
  readonly id: string;
  readonly title: Localised;
  readonly summary: Localised;
  /** Null while the module has none. */
  readonly video: Localised<CourseVideo> | null;
  readonly chapters: Chapter[];
};

/** A fact of the course and the published work it rests on; numbered in the order of the file. */
export type CourseReference = {
  readonly id: string;
  readonly number: number;
  readonly fact: Localised;
  /** What the work is written in: a voice that reads it out must know. */
  readonly lang: Locale;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly publication: string;
};

/** A file that a video or a chapter names, and where it lies: nothing else of the folders is handed out. */
export type CourseMedia = {
  /** Its path in the content folder. */
  readonly path: string;
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  /** What its address and its ETag are made of: another content, another address. */
  readonly hash: string;
};

export type Course = {
  readonly modules: CourseModule[];
  readonly media: CourseMedia[];
  readonly references: CourseReference[];
  /** What reads less well than it should, or was found and not used; nothing here stops a start. */
  readonly warnings: string[];
};
