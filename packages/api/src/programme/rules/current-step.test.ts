import { describe, expect, it } from 'vitest';
import { currentStepOf, stepsOfModule, type ModuleSteps } from './current-step.ts';

const module = (isVideoWatched: boolean, ...read: boolean[]): ModuleSteps => ({
  number: 2,
  isVideoWatched,
  chapters: read.map((isRead, index) => ({ number: 5 + index, isRead })),
});
const video = { kind: 'video', moduleNumber: 2 };
const chapter = (chapterNumber: number) => ({ kind: 'chapter', moduleNumber: 2, chapterNumber });

describe('stepsOfModule', () => {
  it('is the video, then the chapters by their numbers through the programme', () => {
    expect(stepsOfModule(module(false, false, false))).toEqual([video, chapter(5), chapter(6)]);
  });
});

describe('currentStepOf', () => {
  it.each([
    ['the video first', module(false, false, false), video],
    ['the video, though a chapter was read before it', module(false, true, false), video],
    ['the first chapter after the video', module(true, false, false), chapter(5)],
    ['the first chapter that is not read', module(true, true, false, false), chapter(6)],
    ['a chapter that was passed over', module(true, false, true), chapter(5)],
    ['the last chapter when all is done', module(true, true, true), chapter(6)],
    ['the video of a module without chapters', module(true), video],
  ])('is %s', (_, steps, expected) => {
    expect(currentStepOf(steps)).toEqual(expected);
  });
});
