import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { between, randomOf } from '../random.ts';
import { emailOf, logIn, startSite } from '../site.ts';
import { auc, median } from './auc.ts';

const TRIES_AN_ACCOUNT = 4;
const WARM_UP = 20;

/**
 * Sends wrong logins for known and unknown addresses in turn. Response times and answers must not
 * differ.
 * @source security AU-3 AU-4
 */
export async function verifyTiming({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const random = randomOf(seed);
  const site = await startSite(Math.ceil((count + WARM_UP) / TRIES_AN_ACCOUNT));
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  try {
    const [{ url }] = site.servers;
    const people = site.participants.length;
    const wrong = () => `never-this-password-${between(random, 1, 1e9)}`;
    const time = async (email: string) => {
      const { status, text, tookMs } = await logIn(url, email, wrong());
      answers.add(`${status} ${text.replaceAll(/"requestId":"[^"]*"|[0-9a-f-]{36}/g, '')}`);
      return tookMs;
    };
    for (let n = 0; n < count + WARM_UP && hasTime({ endsAt }); n += 1) {
      const isKnownFirst = random() < 0.5;
      const stranger = () => time(`nobody-${n}@many.test`);
      const first = isKnownFirst ? await time(emailOf((n % people) + 1)) : await stranger();
      const second = isKnownFirst ? await stranger() : await time(emailOf((n % people) + 1));
      if (n < WARM_UP) continue;
      known.push(isKnownFirst ? first : second);
      unknown.push(isKnownFirst ? second : first);
    }
  } finally {
    await site.stop();
  }
  const share = auc(known, unknown);
  const gap = Math.abs(median(known) / median(unknown) - 1);
  const passed = share >= 0.4 && share <= 0.6 && gap <= 0.2 && answers.size === 1;
  const figure = [
    `${known.length} + ${unknown.length} wrong logins`,
    `AUC ${share.toFixed(3)}`,
    `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
    `${answers.size} kind of answer`,
    `seed ${seed}`,
  ].join(', ');
  keepEvidence({ id: 'AU-3', figure, passed, details: { known, unknown, answers: [...answers] } });
  return passed;
}
