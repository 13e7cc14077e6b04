import type { GateQuestionnaire } from '@aube/api/rules';
import { instrumentsOf, scoresOf, type Services } from '@aube/api/server';
import { diaryDays } from '@aube/db/schema';
import { nightFieldNames } from '@aube/dictionary';
import { diaryRules, instantAt, addDays } from '@aube/api/rules';
import { ordinaryAnswers } from '../ordinary-answers.ts';
import type { CohortPerson } from './cohort-people.ts';
import type { ImaginedLife } from './imagine-life.ts';

export type Client = Awaited<ReturnType<Services['openClient']>>;
export type Lived = { person: CohortPerson; life: ImaginedLife };

type Ground = Pick<Services, 'questionnaires' | 'pages'> & {
  placeIds: ReadonlyMap<string, number>;
};

/** SQL that inserts all rows of a batch, which are passed as one JSON parameter. */
const insert = (table: string, columns: readonly (readonly [string, string])[]) => {
  const names = columns.map(([name]) => name).join(', ');
  const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as row(${types})`;
};

const USERS = insert('users', [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['email', 'text'],
  ['username', 'text'],
  ['locale', 'text'],
  ['time_zone', 'text'],
  ['activated_at', 'timestamptz'],
  ['created_at', 'timestamptz'],
]);
const ROLES = insert('user_roles', [
  ['user_id', 'int'],
  ['role_id', 'int'],
]);
const PARTICIPANTS = insert('participants', [
  ['user_id', 'int'],
  ['establishment_id', 'int'],
  ['participant_code', 'text'],
  ['phone_number', 'text'],
  ['programme_first_day', 'date'],
  ['abandoned_at', 'timestamptz'],
  ['abandoned_on', 'date'],
  ['created_at', 'timestamptz'],
]);
const CONSENTS = insert('consents', [
  ['user_id', 'int'],
  ['version', 'text'],
  ['locale', 'text'],
  ['given_at', 'timestamptz'],
]);
const ANSWERS = [
  ['user_id', 'int'],
  ['answers', 'jsonb'],
  ['instruments', 'jsonb'],
  ['locale', 'text'],
  ['created_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
  ['submitted_at', 'timestamptz'],
] as const;
const QUESTIONNAIRES = insert('questionnaire_answers', [
  ...ANSWERS,
  ['questionnaire', 'text'],
  ['scores', 'jsonb'],
]);
const ABANDONMENTS = insert('abandonment_answers', ANSWERS);
const WEEKS = insert('diary_weeks', [
  ['user_id', 'int'],
  ['number', 'int'],
  ['anchor', 'text'],
  ['anchor_time', 'int'],
  ['widening_minutes', 'int'],
  ['window_minutes', 'int'],
  ['explanation', 'jsonb'],
  ['chosen_at', 'timestamptz'],
  ['chosen_on', 'date'],
  ['rules_version', 'text'],
  ['version', 'int'],
]);
const OPENINGS = insert('diary_openings', [
  ['user_id', 'int'],
  ['kind', 'text'],
  ['first_week', 'int'],
  ['opened_on', 'date'],
  ['time_zone', 'text'],
  ['opened_at', 'timestamptz'],
]);
const PAUSES = insert('pauses', [
  ['user_id', 'int'],
  ['week', 'int'],
  ['starts_on', 'date'],
  ['resumes_on', 'date'],
  ['asked_at', 'timestamptz'],
  ['asked_by_user_id', 'int'],
]);
const DAYS = insert('diary_days', [
  ['user_id', 'int'],
  ['date', 'date'],
  ['week', 'int'],
  ...nightFieldNames.map((name): [string, string] => [
    diaryDays[name].name,
    diaryDays[name].getSQLType(),
  ]),
  ['confirmed', 'text[]'],
  ['time_in_bed_minutes', 'int'],
  ['total_sleep_minutes', 'int'],
  ['time_zone', 'text'],
  ['rules_version', 'text'],
  ['completed_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
  ['version', 'int'],
]);
const FILMS = insert('module_progress', [
  ['user_id', 'int'],
  ['module_number', 'int'],
  ['video_watched_at', 'timestamptz'],
  ['video_position_seconds', 'int'],
]);
const CHAPTERS = insert('chapter_reads', [
  ['user_id', 'int'],
  ['chapter_id', 'text'],
  ['read_at', 'timestamptz'],
]);
const NOTICES = insert('notifications', [
  ['user_id', 'int'],
  ['kind', 'text'],
  ['params', 'jsonb'],
  ['created_at', 'timestamptz'],
]);

const { version: rules_version } = diaryRules;

const createdAt = ({ firstDayOn, timeZone }: CohortPerson) =>
  instantAt(addDays(firstDayOn, -7), 9 * 60, timeZone);

const userRow = (person: CohortPerson) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  username: person.username,
  locale: person.locale,
  time_zone: person.timeZone,
  activated_at: person.isActivated ? createdAt(person) : null,
  created_at: createdAt(person),
});

function weekRows(user_id: number, { weeks, choices }: ImaginedLife) {
  const byWeek = new Map(choices.map((choice) => [choice.week, choice]));
  return weeks.map(({ number }) => {
    const choice = byWeek.get(number);
    if (!choice) return { user_id, number, version: 1 };
    return {
      user_id,
      number,
      anchor: choice.anchor,
      anchor_time: choice.anchorTime,
      widening_minutes: choice.wideningMinutes,
      window_minutes: choice.windowMinutes,
      explanation: choice.explanation,
      chosen_at: choice.at,
      chosen_on: choice.chosenOn,
      rules_version,
      version: 2,
    };
  });
}

function dayRows(user_id: number, { timeZone }: CohortPerson, { weeks, nights }: ImaginedLife) {
  const byDate = new Map(nights.map((night) => [night.date, night]));
  return weeks.flatMap(({ number: week, dates }) =>
    dates.map((date) => {
      const written = byDate.get(date);
      if (!written) return { user_id, date, week, version: 1 };
      const { night, measures, at } = written;
      return {
        user_id,
        date,
        week,
        ...Object.fromEntries(nightFieldNames.map((name) => [diaryDays[name].name, night[name]])),
        confirmed: [],
        time_in_bed_minutes: measures.timeInBedMinutes,
        total_sleep_minutes: measures.totalSleepMinutes,
        time_zone: timeZone,
        rules_version,
        completed_at: at,
        updated_at: at,
        version: 2,
      };
    }),
  );
}

function answersRow(
  { questionnaires }: Ground,
  { locale, random }: CohortPerson,
  { user_id, code, at }: { user_id: number; code: GateQuestionnaire | 'ABANDONMENT'; at: Date },
) {
  const questionnaire = questionnaires.questionnaires.get(code);
  if (!questionnaire) return [];
  const answers = ordinaryAnswers(questionnaires, code, random);
  const row = {
    user_id,
    answers,
    instruments: instrumentsOf(questionnaire),
    locale,
    created_at: at,
    updated_at: at,
    submitted_at: at,
  };
  if (code === 'ABANDONMENT') return [row];
  return [{ ...row, questionnaire: code, scores: scoresOf(questionnaire, answers) }];
}

async function insertUsers(client: Client, people: readonly CohortPerson[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number; username: string }>(
    `${USERS} returning id, username`,
    [JSON.stringify(people.map(userRow))],
  );
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  return people.map(({ username }) => ids.get(username) ?? 0);
}

/** Returns the ids of the people, in the order of `lived`. */
export async function insertLives(
  client: Client,
  ground: Ground,
  lived: readonly Lived[],
): Promise<number[]> {
  const ids = await insertUsers(
    client,
    lived.map(({ person }) => person),
  );
  const each = <Row>(rowsOf: (user_id: number, one: Lived) => Row[]): Row[] =>
    lived.flatMap((one, index) => rowsOf(ids[index] ?? 0, one));
  const write = (statement: string, rows: readonly object[]) =>
    client.query(statement, [JSON.stringify(rows)]);
  await write(
    ROLES,
    each((user_id) => [{ user_id, role_id: 3 }]),
  );
  await write(
    PARTICIPANTS,
    each((user_id, { person, life }) => [
      {
        user_id,
        establishment_id: ground.placeIds.get(person.referenceCode),
        participant_code: person.participantCode,
        phone_number: person.phoneNumber,
        programme_first_day: person.isBegun ? person.firstDayOn : null,
        abandoned_at: life.abandoned?.at ?? null,
        abandoned_on: life.abandoned?.on ?? null,
        created_at: createdAt(person),
      },
    ]),
  );
  const { version } = ground.pages.consent;
  await write(
    CONSENTS,
    each((user_id, { person }) => [
      { user_id, version, locale: person.locale, given_at: createdAt(person) },
    ]),
  );
  await write(
    QUESTIONNAIRES,
    each((user_id, { person, life }) =>
      life.submissions.flatMap((sent) => answersRow(ground, person, { user_id, ...sent })),
    ),
  );
  await write(
    ABANDONMENTS,
    each((user_id, { person, life: { abandoned } }) =>
      abandoned
        ? answersRow(ground, person, { user_id, code: 'ABANDONMENT', at: abandoned.at })
        : [],
    ),
  );
  await write(
    OPENINGS,
    each((user_id, { person, life }) =>
      life.openings.map(({ kind, firstWeek, openedOn, at }) => ({
        user_id,
        kind,
        first_week: firstWeek,
        opened_on: openedOn,
        time_zone: person.timeZone,
        opened_at: at,
      })),
    ),
  );
  await write(
    PAUSES,
    each((user_id, { life }) =>
      life.pauses.map(({ week, startsOn, resumesOn, at }) => ({
        user_id,
        week,
        starts_on: startsOn,
        resumes_on: resumesOn,
        asked_at: at,
        asked_by_user_id: user_id,
      })),
    ),
  );
  await write(
    WEEKS,
    each((user_id, { life }) => weekRows(user_id, life)),
  );
  await write(
    DAYS,
    each((user_id, { person, life }) => dayRows(user_id, person, life)),
  );
  await write(
    FILMS,
    each((user_id, { life }) =>
      life.films.map(({ moduleNumber, at }) => ({
        user_id,
        module_number: moduleNumber,
        video_watched_at: at,
        video_position_seconds: 0,
      })),
    ),
  );
  await write(
    CHAPTERS,
    each((user_id, { life }) =>
      life.chapters.map(({ chapterId, at }) => ({ user_id, chapter_id: chapterId, read_at: at })),
    ),
  );
  await write(
    NOTICES,
    each((user_id, { life }) =>
      life.submissions
        .slice(0, 1)
        .map(({ at }) => ({ user_id, kind: 'welcome', params: {}, created_at: at })),
    ),
  );
  return ids;
}
