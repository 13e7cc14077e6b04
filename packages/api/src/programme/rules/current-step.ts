export type CourseStep =
  | { kind: 'video'; moduleNumber: number }
  | { kind: 'chapter'; moduleNumber: number; chapterNumber: number };

export type ModuleSteps = {
  number: number;
  isVideoWatched: boolean;
  chapters: readonly { number: number; isRead: boolean }[];
};

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

/** @decision D34 */
export function currentStepOf(module: ModuleSteps): CourseStep {
  const { number, isVideoWatched, chapters } = module;
  const unread = isVideoWatched ? chapters.find(({ isRead }) => !isRead) : undefined;
  const chapter = unread ?? chapters.at(-1);
  return isVideoWatched && chapter
    ? { kind: 'chapter', moduleNumber: number, chapterNumber: chapter.number }
    : { kind: 'video', moduleNumber: number };
}
