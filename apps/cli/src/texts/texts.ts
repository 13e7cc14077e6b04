import type { Locale } from '@aube/client';
import { en } from './en.ts';
import { fr, type Texts } from './fr.ts';

export const TEXTS: Record<Locale, Texts> = { fr, en };
