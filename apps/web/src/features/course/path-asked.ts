import { moduleInProgress } from '@aube/api/rules';
import { pathTo } from '../../routes.ts';
import { resumeAt } from './steps.ts';
import type { Module } from './use-modules.ts';

export type AskedStep =
  | { readonly kind: 'video' }
  | { readonly kind: 'chapter'; readonly number: number };

/**
 * Chapters are numbered through the whole programme. A video, or an unknown chapter, leads to the
 * module in progress.
 * @source specification §2
 * @decision D34
 */
export function pathAsked(modules: readonly Module[], asked: AskedStep): string {
  const number = asked.kind === 'chapter' ? asked.number : null;
  const own = modules.find(({ chapters }) => chapters.some((each) => each.number === number));
  if (own && number !== null)
    return pathTo('moduleChapter', { module: own.number, chapter: number });
  const current = moduleInProgress(modules);
  const module = modules.find((each) => each.number === current);
  if (!module) return pathTo('programme');
  const resume = resumeAt(module);
  return asked.kind === 'chapter' && resume.kind === 'chapter'
    ? pathTo('moduleChapter', { module: module.number, chapter: resume.chapter.number })
    : pathTo('moduleVideo', { module: module.number });
}
