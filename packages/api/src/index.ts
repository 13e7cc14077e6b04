import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './router.ts';

export type { AppRouter };
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type { Locale } from '@aube/content/locale';
export type { ErrorCode, FieldIssue } from './errors.ts';
export type { EditorConflict } from './admin/editor-conflict.ts';
