import { scenes as first } from './scenes-1-2.ts';
import { scenes as second } from './scenes-3-4.ts';
import { scenes as third } from './scenes-5-6.ts';
import type { Scene } from './stroke.ts';

export const allScenes: Readonly<Record<string, Scene>> = { ...first, ...second, ...third };

export const sceneOf = (id: string): Scene | null => allScenes[id] ?? null;
