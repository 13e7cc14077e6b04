import { en } from './en.ts';
import { fr, type Texts } from './fr.ts';

export type Locale = 'fr' | 'en';

export const TEXTS: Record<Locale, Texts> = { fr, en };
