import { expect, it } from 'vitest';
import { neighboursOf, progressOf, readingMinutes, resumeAt, type Step } from './steps.ts';
import type { Module } from './use-modules.ts';

const module = (number: number, chapters: number[], read: number[], isVideoWatched = true) =>
  ({
    number,
    isVideoWatched,
    chapterCount: chapters.length,
    readChapterCount: read.length,
    chapters: chapters.map((chapter) => ({
      number: chapter,
      readAt: read.includes(chapter) ? '2026-01-06T12:00:00Z' : null,
    })),
  }) as Module;
const modules = [module(1, [1, 2], [1, 2]), module(2, [3, 4], [3])];
const name = (step: Step | null) =>
  step &&
  (step.kind === 'video' ? `video ${step.module.number}` : `chapter ${step.chapter.number}`);

it.each([
  [{ kind: 'video', moduleNumber: 1 }, null, 'chapter 1'],
  [{ kind: 'chapter', moduleNumber: 1, chapterNumber: 2 }, 'chapter 1', 'video 2'],
  [{ kind: 'video', moduleNumber: 2 }, 'chapter 2', 'chapter 3'],
  [{ kind: 'chapter', moduleNumber: 2, chapterNumber: 4 }, 'chapter 3', null],
  [{ kind: 'chapter', moduleNumber: 2, chapterNumber: 9 }, null, null],
] as const)('leads through the whole programme from %o', (place, before, after) => {
  const { previous, next } = neighboursOf(modules, place);
  expect([name(previous), name(next)]).toEqual([before, after]);
});

it('goes on at the video, then at the first unread chapter, and ends at the last', () => {
  expect(name(resumeAt(module(1, [1, 2], [1], false)))).toBe('video 1');
  expect(name(resumeAt(module(1, [1, 2], [2])))).toBe('chapter 1');
  expect(name(resumeAt(module(1, [1, 2], [1, 2])))).toBe('chapter 2');
});

it('counts the video as a step', () => {
  expect(progressOf(module(1, [1, 2], [1]))).toEqual({ done: 2, all: 3 });
  expect(progressOf(module(1, [1, 2], [], false))).toEqual({ done: 0, all: 3 });
});

it('never says that reading takes no time', () => {
  expect([20, 180, 800].map((wordCount) => readingMinutes({ wordCount }))).toEqual([1, 1, 4]);
});
