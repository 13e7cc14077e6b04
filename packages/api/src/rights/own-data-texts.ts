import type { Locale } from '@aube/content';

type Texts = {
  readMeName: string;
  readMe: string;
  fileName: string;
  exercises: string;
  noExercise: string;
};

/** The column names are equal in both languages (D65). */
export const OWN_DATA_TEXTS: Readonly<Record<Locale, Texts>> = {
  fr: {
    readMeName: 'LISEZMOI.txt',
    fileName: 'mes-donnees-aube',
    exercises: 'Mes exercices',
    noExercise: 'Aucun exercice n’est rempli.',
    readMe: `VOS DONNÉES DANS AUBE

Cette archive contient ce que le site garde à votre sujet, au moment du téléchargement.

donnees.json
  Tout ce qui vous concerne, sous « donnees », tel que la base de données le garde. Le schéma, sous
  « schema », décrit chaque champ. Le registre (« auditLog ») dit qui a fait ou vu quoi, et quand.
  Les notes et les raisons que le personnel a écrites à votre sujet y sont aussi.
  Les mots de passe, les codes et les clés n’y sont pas: ils ouvriraient votre compte à d’autres.

nuits.csv
  Vos nuits, une par ligne. Les heures sont à l’horloge de votre fuseau horaire, les durées en minutes.

questionnaires.csv
  Vos réponses, une par ligne: la question, le code de la réponse et ce qu’il veut dire.

exercices.md
  Ce que vous avez écrit dans les exercices.

Gardez ce fichier en lieu sûr: il parle de votre santé.
`,
  },
  en: {
    readMeName: 'README.txt',
    fileName: 'my-data-aube',
    exercises: 'My exercises',
    noExercise: 'No exercise is filled in.',
    readMe: `YOUR DATA IN AUBE

This archive holds what the site keeps about you, at the time of the download.

donnees.json
  Everything about you, under "donnees", as the database keeps it. The schema, under "schema",
  describes each field. The log ("auditLog") says who did or saw what, and when.
  The notes and reasons that staff wrote about you are in it too.
  Passwords, codes and keys are not in it: they would open your account to others.

nuits.csv
  Your nights, one a row; its column names are French, as everywhere in Aube's files. Times are on the clock of your time zone, durations in minutes.

questionnaires.csv
  Your answers, one a row: the question, the code of the answer and what it means.

exercices.md
  What you wrote in the exercises.

Keep this file in a safe place: it is about your health.
`,
  },
};
