import { diaryRules } from './constants.ts';
import { reviewRules } from './review-rules.ts';

export const ruleVersions = { diary: diaryRules.version, review: reviewRules.version } as const;
