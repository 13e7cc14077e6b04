import { expect, it } from 'vitest';
import { pathAsked } from './path-asked.ts';
import type { Module } from './use-modules.ts';

const module = (number: number, state: Module['state'], chapters: [number, boolean][]) =>
  ({
    number,
    state,
    isVideoWatched: state !== 'locked' && chapters.some(([, isRead]) => isRead),
    chapters: chapters.map(([chapter, isRead]) => ({
      number: chapter,
      readAt: isRead ? '2026-01-06T12:00:00Z' : null,
    })),
  }) as Module;

const read = module(1, 'complete', [
  [1, true],
  [2, true],
]);
const second = module(2, 'inProgress', [
  [3, true],
  [4, false],
]);
const unseen = module(2, 'open', [
  [3, false],
  [4, false],
]);
const last = module(3, 'locked', [[5, false]]);

it.each([
  ['a chapter of a finished module', [read, second, last], 1, '/mon-programme/module/1/chapitre/1'],
  ['a chapter in progress', [read, second, last], 3, '/mon-programme/module/2/chapitre/3'],
  ['a chapter to come', [read, second, last], 5, '/mon-programme/module/3/chapitre/5'],
  ['a number without a chapter', [read, second, last], 9, '/mon-programme/module/2/chapitre/4'],
  ['no chapter, before the film', [read, unseen, last], 9, '/mon-programme/module/2/video'],
  ['no chapter of no module', [last], 9, '/mon-programme'],
  ['no modules', [], 1, '/mon-programme'],
])('leads to %s', (_what, modules, number, path) => {
  expect(pathAsked(modules, { kind: 'chapter', number })).toBe(path);
});

it('leads to the film of the module in progress', () => {
  expect(pathAsked([read, second, last], { kind: 'video' })).toBe('/mon-programme/module/2/video');
  expect(pathAsked([last], { kind: 'video' })).toBe('/mon-programme');
});
