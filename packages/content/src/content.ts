import type { Course } from './course/course.ts';
import type { PageLibrary } from './pages/page.ts';
import type { QuestionnaireLibrary } from './questionnaires/questionnaire.ts';

export type Content = {
  readonly course: Course;
  readonly pages: PageLibrary;
  readonly questionnaires: QuestionnaireLibrary;
};
