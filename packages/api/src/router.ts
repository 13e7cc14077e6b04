import { accountRouter } from './account/router.ts';
import { adminRouter } from './admin/router.ts';
import { diaryRouter } from './diary/router.ts';
import { exportsRouter } from './exports/router.ts';
import { notificationsRouter } from './notifications/router.ts';
import { programmeRouter } from './programme/router.ts';
import { questionnairesRouter } from './questionnaires/router.ts';
import { statsRouter } from './stats/router.ts';
import { rightsRouter } from './rights/router.ts';
import { overview } from './today/overview.ts';
import { mergeRouters, router } from './trpc.ts';

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  diary: diaryRouter,
  exports: exportsRouter,
  notifications: notificationsRouter,
  programme: mergeRouters(router({ overview }), programmeRouter),
  questionnaires: questionnairesRouter,
  stats: statsRouter,
  rights: rightsRouter,
});

export type AppRouter = typeof appRouter;
