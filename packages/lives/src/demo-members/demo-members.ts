import { addDays, ROLE } from '@aube/api/rules';
import { cohortPerson, type CohortPerson } from '../cohort/cohort-people.ts';
import { DEMO_PEOPLE, demoEmail, type DemoPerson } from '../demo-people.ts';
import { LIVES } from '../lives.ts';
import { STORIES, type Story, type StoryName } from './stories.ts';

type Place = 'DEMO-01' | 'DEMO-02';

/** `day`: programme day on the day of the seed, counted from 1. */
type Row = readonly [firstName: string, lastName: string, day: number, story?: StoryName];

const ROWS: Readonly<Record<Place, readonly Row[]>> = {
  'DEMO-01': [
    ['Éloïse', 'Lœvenbruck-Desrochers', 24, 'fell'],
    ['Jean-Baptiste-Emmanuel', 'Charbonneau-Lafrenière de Saint-Hyacinthe', 33],
    ['Anaïs', 'Béchard', 3, 'lowMoodAtStart'],
    ['Gaétan', 'Ouellet', 45, 'lowMood'],
    ['Maëlle', 'D’Amours', 18, 'pregnant'],
    ['Noé', 'Bœuf-Tanguay', 39, 'breathing'],
    ['Françoise', 'Lévesque', 60, 'sleepy'],
    ['Réjean', 'Thériault', 67, 'stopped'],
    ['Agathe', 'Côté', 5, 'notStarted'],
    ['Loïc', 'Hébert', -3, 'notStarted'],
    ['Zoé', 'L’Écuyer', 4, 'notActivated'],
    ['Cédric', 'Nguyễn', -4, 'notActivated'],
    ['Marie-Ève', 'Gagné', 40, 'paused'],
    ['Hélène', 'Saint-Onge', 88, 'pausedBefore'],
    ['Benoît', 'Pâquet', 190, 'returned'],
    ['Solène', 'Vaillancourt', 52, 'removed'],
    ['Óscar', 'Muñoz Peña', 4],
    ['Inès', 'Benaïssa', 6],
    ['Théo', 'Archambault', 9],
    ['Chloé', 'Beauséjour', 12],
    ['Raphaël', 'Plante', 16],
    ['Léa', 'Grand’Maison', 21],
    ['Étienne', 'Roy', 27],
    ['Mélissa', 'Dubé', 31],
    ['Aurèle', 'Maisonneuve', 37],
    ['Danièle', 'Beaulieu', 47, 'stopped'],
    ['François-Xavier', 'Lacœuille', 55],
    ['Joëlle', 'Papineau', 64, 'late'],
    ['Côme', 'Bergeron', 72, 'left'],
    ['Nadège', 'Toussaint', 79],
    ['Marc-André', 'Brûlé', 131],
    ['Angélique', 'Kouassi', 95],
    ['Gisèle', 'Rhéaume', 109],
    ['Émile', 'Tremblay', 123],
    ['Simone', 'Vézina', 141],
    ['Ulysse', 'Frappier', 158, 'left'],
    ['Rosalie', 'Desjardins', 166],
    ['Ghislain', 'Léger', 205],
    ['Pénélope', 'Bourque', 280],
  ],
  'DEMO-02': [
    ['Odette', 'Sœucy', 45, 'lowMood'],
    ['Ève', 'Malo', 30, 'accident'],
    ['Régis', 'Cœurderoy-Bélanger', 70, 'sad'],
    ['Aïcha', 'Diallo', 6, 'notStarted'],
    ['Timothée', 'Lebœuf', 41, 'paused'],
    ['Lucie', 'Gagnon-Prud’homme', 5],
    ['Anh', 'Lê', 13],
    ['Clémence', 'Jutras', 20],
    ['Jérôme', 'Fiset', 26],
    ['Mahée', 'Awashish', 35],
    ['Bérénice', 'Savard', 43],
    ['Adélard', 'Pomerleau', 50],
    ['Iris', 'O’Brien', 58, 'late'],
    ['Thomas', 'Zürcher', 81],
    ['Maïka', 'Picard', 92],
    ['Sébastien', 'Guérin', 101],
    ['Yaëlle', 'Benchétrit', 116],
    ['Ludovic', 'Arsenault', 134, 'left'],
    ['Noémie', 'Chrétien', 150],
    ['Alcide', 'Robichaud', 178],
    ['Jacinthe', 'Mercier-Ouimet', 222],
  ],
};

/** A different seed changes the nights and the people who leave. */
const SEED = 52;

export type DemoMember = { person: CohortPerson; storyName: StoryName | null; story: Story };

const addressPart = (name: string) =>
  name
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z -]/g, '')
    .replaceAll(' ', '-')
    .toLowerCase();

const usernameOf = (firstName: string, lastName: string) =>
  `${addressPart(firstName)}.${addressPart(lastName)}`;

const rows = Object.entries(ROWS).flatMap(([place, those]) =>
  those.map((row) => ({ place: place as Place, row })),
);

export const DEMO_MEMBER_EMAILS: readonly string[] = rows.map(
  ({ row: [firstName, lastName] }) => `${usernameOf(firstName, lastName)}@exemple.test`,
);

/** Number of last days that are simulated with calls to the procedures. */
const PLAYED_DAYS = 15;

const timeZone = 'America/Toronto';

/**
 * Participant with a demonstration account (D52). Days before the last `PLAYED_DAYS` are computed
 * in memory.
 */
function accountMember(account: DemoPerson, index: number, today: string): DemoMember {
  const { name, firstName, lastName, establishment = 'DEMO-01', programme } = account;
  const day = programme?.day ?? -4;
  const leftDaysAgo = programme?.abandonsOnDay && day - 1 - programme.abandonsOnDay;
  const days = leftDaysAgo === undefined ? Math.min(day, PLAYED_DAYS) : day;
  const drawn = cohortPerson({ seed: SEED, participants: 1, weeks: 0, until: today }, index);
  const person: CohortPerson = {
    ...drawn,
    firstName,
    lastName,
    username: name,
    email: demoEmail(name),
    locale: 'fr',
    timeZone,
    referenceCode: establishment,
    firstDayOn: addDays(today, 1 - day),
    life: programme?.life ?? LIVES.adherent,
    isDiligent: true,
    isBegun: programme !== undefined && days < day,
  };
  if (!programme) return { person, storyName: null, story: { days: 0 } };
  const { answers, says } = programme;
  return { person, storyName: null, story: { days, leftDaysAgo, answers, says } };
}

/** Participants without a demonstration account: simulated people with names and establishments. */
function otherMembers(today: string): DemoMember[] {
  return rows.map(({ place, row: [firstName, lastName, day, storyName] }, index) => {
    const weeks = Math.max(0, Math.floor((day - 1) / 7));
    const drawn = cohortPerson(
      { seed: SEED, participants: rows.length, weeks, until: today },
      index,
    );
    const username = usernameOf(firstName, lastName);
    const named = {
      ...drawn,
      firstName,
      lastName,
      username,
      email: `${username}@exemple.test`,
      referenceCode: place,
      firstDayOn: addDays(today, 1 - day),
      phoneNumber: index % 4 === 0 ? null : `418 555-01${String(index).padStart(2, '0')}`,
    };
    if (storyName === undefined) return { person: named, storyName: null, story: { days: 0 } };
    const story: Story = STORIES[storyName];
    const isBegun = story.begins === undefined && story.days < day;
    const person = {
      ...named,
      timeZone,
      life: LIVES.adherent,
      isDiligent: story.isLate !== true,
      leavesOnDay: story.leavesOnDay ?? null,
      pause: story.pause ?? null,
      isBegun,
      isActivated: story.begins !== 'notActivated',
    };
    return { person, storyName, story };
  });
}

const ACCOUNTS = DEMO_PEOPLE.filter(({ roleId }) => roleId === ROLE.participant);

export const demoMembers = (today: string): DemoMember[] => [
  ...ACCOUNTS.map((account, index) => accountMember(account, rows.length + index, today)),
  ...otherMembers(today),
];
