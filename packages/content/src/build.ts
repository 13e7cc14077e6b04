export { writeBuiltContent } from './built-content.ts';
export { loadCourse } from './course/load-course.ts';
export { loadQuestionnaires } from './questionnaires/load-questionnaires.ts';
export { readContent } from './read-content.ts';
