import { contentFolder, loadContent } from '@aube/content';
import { expect, it } from 'vitest';
import { scoreHelp } from './score-help.ts';

const { course, questionnaires } = await loadContent(contentFolder);
const chapterIds = course.modules.flatMap(({ chapters }) => chapters.map(({ id }) => id));
const rules = questionnaires.instruments.flatMap(({ scores }) => scores);
const helpFor = (score: string, bandCode: string | null) => {
  const rule = rules.find(({ id }) => id === score);
  return scoreHelp({
    score,
    bandCode,
    bands: rule?.bands ?? [],
    higherIs: rule?.higherIs ?? 'worse',
  });
};

it.each([
  ['gad7', 'minimal', null],
  ['gad7', 'mild', { chapterId: 'worry-time' }],
  ['gad7', 'moderate', { chapterId: 'worry-time' }],
  ['gad7', 'severe', { chapterId: 'worry-time' }],
  ['phq9', 'minimal', null],
  ['phq9', 'mild', { chapterId: 'light-and-bedroom' }],
  ['phq9', 'moderate', { chapterId: 'examine-a-thought' }],
  ['phq9', 'moderatelySevere', { chapterId: null }],
  ['phq9', 'severe', { chapterId: null }],
  ['who5', 'fair', null],
  ['who5', 'low', { chapterId: 'light-and-bedroom' }],
  ['who5', 'veryLow', { chapterId: null }],
  ['impression', 'high', null],
  ['impression', 'middle', { chapterId: 'the-seven-rules' }],
  ['impression', 'low', { chapterId: 'the-seven-rules' }],
  ['gad7', null, null],
])('beside %s in %s: %o', (score, band, help) => {
  expect(helpFor(score, band)).toEqual(help);
});

it('each result that ships, other than the best, has help, and each chapter is one of the course', () => {
  const named: string[] = [];
  for (const { id, bands, higherIs } of rules) {
    const best = higherIs === 'better' ? bands.at(-1) : bands[0];
    for (const { code } of bands) {
      const help = scoreHelp({ score: id, bandCode: code, bands, higherIs });
      expect([id, code, help !== null]).toEqual([id, code, code !== best?.code]);
      if (help?.chapterId) named.push(help.chapterId);
    }
  }
  expect(new Set(named).size).toBeGreaterThan(2);
  for (const each of named) expect(chapterIds).toContain(each);
});

it('leads to the resource persons beside a scale of the site that no table knows', () => {
  const bands = [{ code: 'none' }, { code: 'subthreshold' }, { code: 'moderate' }];
  expect(scoreHelp({ score: 'own', bandCode: 'moderate', bands, higherIs: 'worse' })).toEqual({
    chapterId: null,
  });
  expect(scoreHelp({ score: 'own', bandCode: 'none', bands, higherIs: 'worse' })).toBeNull();
});
