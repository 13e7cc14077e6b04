export { writeBuiltContent } from './built-content.ts';
export { readContent } from './read-content.ts';
