import { en } from './en.ts';
import { fr } from './fr.ts';

export type Locale = 'fr' | 'en';
export type Texts = typeof fr;

export const TEXTS: Record<Locale, Texts> = { fr, en };
