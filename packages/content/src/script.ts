/** What the video builder shares with the course: its texts' shape, the rules' figures, the spaces. */
export { localised } from './localised.ts';
export { contentFolder } from './content-folder.ts';
export { renderRuleFigures } from './course/rule-figures.ts';
export { typesetTexts } from './typography.ts';
