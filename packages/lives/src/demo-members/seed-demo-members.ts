import { addDays } from '@aube/api/rules';
import type { Services } from '@aube/api/server';
import { imagineLife } from '../cohort/imagine-life.ts';
import { insertLives } from '../cohort/insert-lives.ts';
import { noteCohortAnswers } from '../cohort/note-cohort-answers.ts';
import { playLife } from '../play-life.ts';
import { demoMembers, type DemoMember } from './demo-members.ts';

type Given = { today: string; now: Date; placeIds: ReadonlyMap<string, number> };

async function insertMembers(services: Services, members: readonly DemoMember[], given: Given) {
  const { course } = services;
  const lived = members.map(({ person, story }) => ({
    person,
    life: imagineLife(person, { until: addDays(given.today, -story.days), course }),
  }));
  await noteCohortAnswers(services, given.now);
  const client = await services.openClient();
  try {
    await client.query('begin');
    const ids = await insertLives(client, { ...services, placeIds: given.placeIds }, lived);
    await client.query('commit');
    return ids;
  } finally {
    await client.end();
  }
}

export async function seedDemoMembers(services: Services, given: Given) {
  const { today } = given;
  const members = demoMembers(today);
  const ids = await insertMembers(services, members, given);
  const made = members.map((member, index) => ({ ...member, userId: ids[index] ?? 0 }));
  for (const [index, { person, story, userId }] of made.entries()) {
    if (story.days === 0) continue;
    const { life, firstDayOn, timeZone, isBegun } = person;
    await playLife(services, {
      userId,
      locale: 'fr',
      timeZone,
      life,
      seed: index + 1,
      firstDayOn,
      from: isBegun ? addDays(today, -story.days) : undefined,
      today: addDays(today, -(story.leftDaysAgo ?? 0)),
      answers: story.answers ?? [],
      leaves: story.leftDaysAgo !== undefined,
      says: story.says,
      acts: story.acts,
    });
  }
  return made;
}
