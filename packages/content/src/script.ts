/** What the video builder shares with the course: the figures of the rules, the set spaces. */
export { contentFolder } from './content-folder.ts';
export { renderRuleFigures } from './course/rule-figures.ts';
export { typesetTexts } from './typography.ts';
