export type {
  AnswerChoice,
  AnswerKind,
  Chapter,
  ChapterText,
  Course,
  CourseElement,
  CourseLocale,
  CourseModule,
  CourseNode,
  CourseReference,
  Localised,
  QuizOption,
  QuizQuestion,
} from './course/course.ts';
export { CourseFaultsError, loadCourse } from './course/load-course.ts';
export { ruleFigures } from './course/rule-figures.ts';
