import { addDays, LOW_REASONS } from '@aube/api/rules';
import type { Services } from '@aube/api/server';
import { callerAt, type Caller } from '../play-life.ts';
import type { DemoMember } from './demo-members.ts';
import type { StoryName } from './stories.ts';

const AFTERNOON = 16 * 60;
/**
 * Days since the simulated calls to people with low figures. Low figures of later weeks stay on the
 * call list.
 */
const CALLED_DAYS_AGO = 9;

type Desk = {
  staff: { userId: number; timeZone: string };
  today: string;
  members: readonly (DemoMember & { userId: number })[];
};

async function takeCharge({ questionnaires }: Caller, userId: number) {
  const [alert] = await questionnaires.listAlerts({ userId });
  if (!alert) throw new Error('A person of the demonstration has no alert.');
  const { id: alertId, version } = alert;
  await questionnaires.acknowledgeAlert({ alertId, version });
  return alertId;
}

/** Closes the calls about low figures that were open `CALLED_DAYS_AGO` days ago. */
export async function callAboutLowWeeks(
  services: Services,
  { staff, today }: Pick<Desk, 'staff' | 'today'>,
) {
  const open = callerAt(services, { ...staff, locale: 'fr' });
  const { stats } = await open(addDays(today, -CALLED_DAYS_AGO), AFTERNOON);
  const { people } = await stats.listCalls({});
  for (const { userId, reasons } of people) {
    for (const reason of LOW_REASONS) {
      const line = reasons.find((each) => each.reason === reason);
      if (!line) continue;
      const week = line.week ?? undefined;
      await stats.closeCall({ userId, reason, week, outcome: 'reached' });
    }
  }
  await services.auth.closeAll(staff.userId);
}

/** Answers some alerts and calls, as a staff member at yesterday's time. The others stay open. */
export async function actAsStaff(
  services: Services,
  { staff, today, members }: Desk,
): Promise<void> {
  const open = callerAt(services, { ...staff, locale: 'fr' });
  const caller = await open(addDays(today, -1), AFTERNOON);
  const idOf = (story: StoryName) => {
    const member = members.find(
      ({ storyName, person }) => storyName === story && person.referenceCode === 'DEMO-01',
    );
    if (!member) throw new Error(`The demonstration has nobody for ${story}.`);
    return member.userId;
  };
  await takeCharge(caller, idOf('fell'));
  await caller.questionnaires.closeAlert({
    alertId: await takeCharge(caller, idOf('pregnant')),
    outcome: 'reached',
    note: 'Suivie par sa sage-femme. L’horaire attend son avis.',
  });
  await caller.stats.takeCall({ userId: idOf('breathing'), reason: 'scheduleLocked' });
  await caller.stats.closeCall({
    userId: idOf('stopped'),
    reason: 'stoppedSchedule',
    outcome: 'messageLeft',
    note: 'Message laissé sur le répondeur.',
  });
  for (const story of ['fell', 'breathing', 'lowMood'] as const) {
    await caller.stats.setInCharge({ userId: idOf(story), inChargeUserId: staff.userId });
  }
  await caller.stats.addNote({
    userId: idOf('breathing'),
    kind: 'note',
    text: 'Rendez-vous à la clinique du sommeil demandé. Préfère un appel le matin.',
  });
  await caller.admin.removeFromProgramme({
    userId: idOf('removed'),
    reason: 'Suivi repris par une autre équipe, avec l’accord de la personne.',
  });
  await services.auth.closeAll(staff.userId);
}
