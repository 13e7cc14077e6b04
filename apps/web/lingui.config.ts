import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const parts = {
  account: [
    'src/features/account',
    'src/pages/login.tsx',
    'src/pages/registration.tsx',
    'src/pages/activation.tsx',
    'src/pages/password-reset.tsx',
  ],
  programme: [
    'src/features/programme',
    'src/pages/home.tsx',
    'src/pages/programme.tsx',
    'src/pages/activities.tsx',
  ],
  notifications: [
    'src/features/notifications',
    'src/pages/notifications.tsx',
    'src/pages/reminder-stop.tsx',
  ],
  course: [
    'src/features/course',
    'src/pages/module.tsx',
    'src/pages/module-video.tsx',
    'src/pages/module-chapter.tsx',
  ],
  questionnaires: [
    'src/features/questionnaires',
    'src/pages/questionnaire.tsx',
    'src/pages/questionnaire-summary.tsx',
    'src/pages/self-screening.tsx',
    'src/pages/abandonment.tsx',
  ],
  prose: [
    'src/features/help',
    'src/features/prose',
    'src/pages/public-page.tsx',
    'src/pages/faq.tsx',
    'src/pages/references.tsx',
    'src/pages/resource-persons.tsx',
  ],
  diary: ['src/features/diary/entry', 'src/features/diary/night', 'src/pages/diary-day.tsx'],
  weeks: [
    'src/features/diary/result',
    'src/features/diary/week',
    'src/features/diary/schedule',
    'src/pages/diary.tsx',
    'src/pages/week.tsx',
  ],
  evolution: ['src/features/evolution', 'src/pages/evolution.tsx'],
  admin: [
    'src/features/admin',
    'src/pages/admin.tsx',
    'src/pages/admin-section.tsx',
    'src/pages/admin-participants.tsx',
    'src/pages/admin-follow-up.tsx',
  ],
};

const folder = (path: string): string => (path.endsWith('.tsx') ? path : `${path}/**`);

/**
 * French is the source text. There are no `fallbackLocales` on purpose: with them
 * `lingui check missing` passes over a missing English text. What a participant does not need
 * every day has catalogues of its own, fetched with its pages (`withTexts` in the route table).
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: Object.values(parts)
        .flat()
        .map((path) => `<rootDir>/${folder(path)}`),
    },
    ...Object.entries(parts).map(([name, include]) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: include.map((path) => `<rootDir>/${path}`),
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
