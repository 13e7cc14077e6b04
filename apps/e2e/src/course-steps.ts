import type { Locale } from '@aube/client';
import { expect, type Page, type Request } from '@playwright/test';

const oneLine = (day: string) => day.replace(' ', '\\s');

export const COURSE = {
  fr: {
    start: 'Commencer par le module en images',
    play: 'Lecture',
    captions: 'Sous-titres',
    speed: 'Vitesse',
    position: 'Position dans les images',
    missed: 'Une partie n’a pas été vue',
    goBack: /^Revenir à 0:/,
    seen: 'Vu',
    resumes: /^Vous reprenez à 0:/,
    failed: 'Les images n’ont pas pu être chargées',
    retry: 'Réessayer',
    transcript: 'Lire le texte des images',
    firstChapter: 'Lire le premier chapitre',
    kept: /^Enregistré/,
    textRead: 'J’ai lu le texte',
    textCounts: 'Le module en images compte comme vu.',
    read: 'Chapitre lu',
    haveRead: 'J’ai lu ce chapitre',
    readOn: /^Lire la suite/,
    complete: (module: number) => `Le module ${module} est terminé.`,
    allComplete: 'Vous avez terminé les six modules.',
    moduleDone: 'Terminé',
    backToProgramme: 'Revenir à mon programme',
    previous: /^Précédent/,
    next: /^Suivant/,
    opens: (day: string) => new RegExp(`S’ouvre le \\S+ ${oneLine(day)}\\.`),
    opensAfter: (day: string, module: number) =>
      new RegExp(`S’ouvre le \\S+ ${oneLine(day)}, une fois le module ${module} terminé\\.`),
    closed: (module: number) => `Le module ${module} n’est pas encore ouvert`,
    weekBegins: (week: number) => `La semaine ${week} commence le`,
    moduleBefore: (module: number) => `Les images du module ${module} sont vues`,
    toCome: 'À venir',
    done: 'C’est fait',
  },
  en: {
    start: 'Start with the module in pictures',
    play: 'Play',
    captions: 'Captions',
    speed: 'Speed',
    position: 'Position in the pictures',
    missed: 'Part of it was not seen',
    goBack: /^Go back to 0:/,
    seen: 'Watched',
    resumes: /^You are picking up at 0:/,
    failed: 'The pictures could not be loaded',
    retry: 'Try again',
    transcript: 'Read the text of the pictures',
    firstChapter: 'Read the first chapter',
    kept: /^Saved/,
    textRead: 'I have read the text',
    textCounts: 'The module in pictures counts as watched.',
    read: 'Chapter read',
    haveRead: 'I have read this chapter',
    readOn: /^Read on/,
    complete: (module: number) => `Module ${module} is complete.`,
    allComplete: 'You have finished the six modules.',
    moduleDone: 'Complete',
    backToProgramme: 'Back to my program',
    previous: /^Previous/,
    next: /^Next/,
    opens: (day: string) => new RegExp(`Opens on \\S+ ${oneLine(day)}\\.`),
    opensAfter: (day: string, module: number) =>
      new RegExp(`Opens on \\S+ ${oneLine(day)}, once module ${module} is complete\\.`),
    closed: (module: number) => `Module ${module} is not open yet`,
    weekBegins: (week: number) => `Week ${week} begins on`,
    moduleBefore: (module: number) => `The pictures of module ${module}`,
    toCome: 'To come',
    done: 'Done',
  },
} as const satisfies Record<Locale, object>;

export function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

export function countCalls(page: Page, procedure: string): () => number {
  let calls = 0;
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/trpc/')) return;
    calls += pathname
      .slice('/trpc/'.length)
      .split(',')
      .filter((name) => name === procedure).length;
  });
  return () => calls;
}

export async function playToEnd(page: Page): Promise<void> {
  const film = page.locator('video');
  await film.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 16;
    return element.play();
  });
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 90_000 })
    .toBe(true);
}
