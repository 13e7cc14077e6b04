import { expect, type Page, type Request } from '@playwright/test';
import type { Locale } from './people.ts';

/** What the course's buttons, links and notices say. */
export const COURSE = {
  fr: {
    module1: /Comprendre le sommeil/,
    start: 'Commencer par la vidéo',
    play: 'Lecture',
    captions: 'Sous-titres',
    speed: 'Vitesse',
    position: 'Position dans la vidéo',
    missed: 'Une partie n’a pas été vue',
    goBack: /^Revenir à 0:/,
    seen: 'Vue',
    resumes: /^Vous reprenez à 0:/,
    failed: 'La vidéo n’a pas pu être chargée',
    retry: 'Réessayer',
    transcript: 'Lire le texte de la vidéo',
    firstChapter: 'Lire le premier chapitre',
    kept: /^Enregistré/,
    showAnswer: 'Voir la réponse',
    read: 'Chapitre lu',
    continueWith: /^Continuer avec le chapitre/,
    readOn: /^Lire la suite/,
    after: /^(Aller au module|Revenir à mon programme)/,
    complete: /Le module 1 est terminé\./,
    previous: /^Précédent/,
    next: /^Suivant/,
    opens: /S’ouvre le .+\./,
    closed: 'Le module 2 n’est pas encore ouvert',
  },
  en: {
    module1: /Understanding sleep/,
    start: 'Start with the video',
    play: 'Play',
    captions: 'Captions',
    speed: 'Speed',
    position: 'Position in the video',
    missed: 'Part of it was not seen',
    goBack: /^Go back to 0:/,
    seen: 'Watched',
    resumes: /^You are picking up at 0:/,
    failed: 'The video could not be loaded',
    retry: 'Try again',
    transcript: 'Read the video’s text',
    firstChapter: 'Read the first chapter',
    kept: /^Saved/,
    showAnswer: 'See the answer',
    read: 'Chapter read',
    continueWith: /^Continue with chapter/,
    readOn: /^Read on/,
    after: /^(Go to module|Back to my programme)/,
    complete: /Module 1 is complete\./,
    previous: /^Previous/,
    next: /^Next/,
    opens: /Opens on .+\./,
    closed: 'Module 2 is not open yet',
  },
} as const satisfies Record<Locale, object>;

/** Counts the calls of one procedure, whatever they travel with. */
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

/** Plays the film from where it is to its end, sixteen times as fast: a journey has no three minutes. */
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
