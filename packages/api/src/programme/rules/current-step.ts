/** A step of the course: a module's video, or one of its chapters. */
export type CourseStep =
  | { kind: 'video'; moduleNumber: number }
  | { kind: 'chapter'; moduleNumber: number; chapterNumber: number };

/** Progress in one module, by chapter. */
export type ModuleSteps = {
  number: number;
  isVideoWatched: boolean;
  chapters: readonly { number: number; isRead: boolean }[];
};

/** Steps of one module in order: its video, then its chapters. */
export function stepsOfModule({ number, chapters }: ModuleSteps): CourseStep[] {
  return [
    { kind: 'video', moduleNumber: number },
    ...chapters.map((chapter) => ({
      kind: 'chapter' as const,
      moduleNumber: number,
      chapterNumber: chapter.number,
    })),
  ];
}

/**
 * Next step in a module (premiere-derniere-etape): its first step that is not done, else its last.
 * @decision D34
 */
export function currentStepOf(module: ModuleSteps): CourseStep {
  const { number, isVideoWatched, chapters } = module;
  const unread = isVideoWatched ? chapters.find(({ isRead }) => !isRead) : undefined;
  const chapter = unread ?? chapters.at(-1);
  return isVideoWatched && chapter
    ? { kind: 'chapter', moduleNumber: number, chapterNumber: chapter.number }
    : { kind: 'video', moduleNumber: number };
}
