export { localised } from './localised.ts';
export { contentFolder } from './content-folder.ts';
export { renderRuleFigures } from './course/rule-figures.ts';
export { typesetTexts } from './typography.ts';
