import { contentFolder, ruleFigures } from '@aube/content';
import { loadCourse } from '@aube/content/build';
import { describe, expect, it } from 'vitest';
import { diaryRules } from '../diary/rules/constants.ts';
import { programmeRules } from './rules/constants.ts';

const course = await loadCourse(contentFolder);

describe('the course says what the rules say', () => {
  it('writes the figures that the rules compute with', () => {
    const [wideningSmallMinutes, wideningLargeMinutes] = diaryRules.wideningsMinutes;
    expect(ruleFigures).toEqual({
      efficiencyTargetPercent: diaryRules.efficiencyTargetPercent,
      efficiencyConcernPercent: diaryRules.lowEfficiencyPercent,
      minimumWindowMinutes: diaryRules.windowMinimumMinutes,
      maximumWindowMinutes: diaryRules.windowMaximumMinutes,
      windowRoundingMinutes: diaryRules.windowRoundUpMinutes,
      scheduleStepMinutes: diaryRules.anchorStepMinutes,
      bedtimeEarliestTimeMinutes: diaryRules.usualBedtimeFromTime,
      bedtimeLatestTimeMinutes: diaryRules.usualBedtimeToTime,
      riseEarliestTimeMinutes: diaryRules.usualRiseFromTime,
      riseLatestTimeMinutes: diaryRules.usualRiseToTime,
      wideningSmallMinutes,
      wideningLargeMinutes,
      napLatestTimeMinutes: diaryRules.napEndLatestTime,
      napLongestMinutes: diaryRules.napTotalMaximumMinutes,
      getUpAfterMinutes: diaryRules.leaveBedAfterMinutes,
      nightsForAdvice: diaryRules.completeMinimumNights,
      nightsForFigure: diaryRules.provisionalMinimumNights,
      daysToFill: diaryRules.daysOpen,
    });
  });

  it('rounds time in bed by the step of a schedule', () => {
    expect(diaryRules.windowRoundNearestMinutes).toBe(diaryRules.anchorStepMinutes);
  });

  it('has as many modules as the programme', () => {
    expect(course.modules).toHaveLength(programmeRules.moduleCount);
  });

  it.each(['fr', 'en'] as const)('lists as many sleep rules as there are (%s)', (locale) => {
    const chapter = course.modules
      .flatMap(({ chapters }) => chapters)
      .find(({ id }) => id === 'the-seven-rules');
    const numbers = JSON.stringify(chapter?.text[locale].body).match(
      /"strong","children":\["\d\./g,
    );
    expect(numbers).toHaveLength(diaryRules.sleepRuleCount);
  });
});
