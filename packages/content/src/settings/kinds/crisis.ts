import { withLines } from '../../crisis/crisis-nodes.ts';
import {
  crisisLinesSchema,
  editedCrisisLinesSchema,
  withEmergency,
  type CrisisContent,
  type CrisisResource,
} from '../../crisis/crisis-resources.ts';
import { typesetTexts } from '../../typography.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

export const crisisOfSite = (
  lines: readonly CrisisResource[],
  files: CrisisContent,
): CrisisContent => ({
  ...files,
  national: withEmergency(lines, files.national),
  isOfSite: true,
});

/** Writes the published lines in the help panel and in each text that names crisis lines. */
function lay(content: CrisisResource[], files: SiteContent): SiteContent {
  const lines = typesetTexts(content);
  const { course, pages, questionnaires } = files;
  return {
    course: {
      ...course,
      modules: course.modules.map((module) => ({
        ...module,
        chapters: module.chapters.map((chapter) => withLines(chapter, lines)),
      })),
    },
    pages: {
      ...pages,
      pages: new Map([...pages.pages].map(([id, page]) => [id, withLines(page, lines)])),
      withMarks: pages.withMarks.map((page) => withLines(page, lines)),
    },
    questionnaires: {
      ...questionnaires,
      crisis: crisisOfSite(lines, questionnaires.crisis),
    },
  };
}

export const crisis = {
  scope: 'site',
  schema: crisisLinesSchema,
  editedSchema: editedCrisisLinesSchema,
  lay,
} as const satisfies SettingKindRules;
