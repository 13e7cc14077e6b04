// Prints a participant's weeks. With `npm run demo` in another terminal:
//   npx node examples/print-weeks.ts
//   AUBE_IDENTIFIER=semaine-7@exemple.test npx node examples/print-weeks.ts
import { isAubeError, logIn } from '@aube/client';

const {
  AUBE_URL: url = 'http://localhost:3000',
  AUBE_IDENTIFIER: identifier = 'semaine-3@exemple.test',
  AUBE_PASSWORD: password = 'Demo-sommeil-2026',
} = process.env;

const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

try {
  const aube = await logIn({ url, identifier, password, lang: 'en' });
  const { entities } = await aube.programme.getDictionary.query();
  const fields = entities.find(({ name }) => name === 'week')?.fields;
  const advices = fields?.find(({ name }) => name === 'advice')?.choices;
  for (const week of await aube.diary.listWeeks.query({})) {
    const { number, completedNights, sleepEfficiencyPercent, advice, schedule: plan } = week;
    const efficiency = sleepEfficiencyPercent === null ? '–' : `${sleepEfficiencyPercent} %`;
    const bed = plan ? `${clock(plan.bedTime)} – ${clock(plan.wakeTime)}` : 'no schedule';
    const words = advices?.find(({ value }) => value === advice)?.text ?? '';
    console.log(`week ${number}: ${completedNights}/7 nights, ${efficiency}, ${bed}`, words);
  }
  await aube.account.logout.mutate();
} catch (thrown) {
  if (!isAubeError(thrown)) throw thrown;
  console.error(`The weeks of ${identifier} cannot be read: ${thrown.message}`);
  process.exitCode = 1;
}
