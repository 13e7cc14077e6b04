// Invites the people of a CSV file (one address per line, or a column). Without --send, the program
// only reports the result for each line. With `npm run demo` running:
//   npx node examples/invite-from-csv.ts people.csv --send
import { readFileSync } from 'node:fs';
import { isAubeError, logIn } from '@aube/client';

const {
  AUBE_URL: url = 'http://localhost:3000',
  AUBE_IDENTIFIER: identifier = 'personnel@exemple.test',
  AUBE_PASSWORD: password = 'Demo-sommeil-2026',
} = process.env;
const [file, send] = process.argv.slice(2);
const isSent = send === '--send';

try {
  if (file === undefined) throw new Error('Name a CSV file.');
  const aube = await logIn({ url, identifier, password });
  const { lines } = await aube.admin.inviteMany.mutate({
    text: readFileSync(file, 'utf8'),
    isConfirmed: isSent,
  });
  if (!isSent) console.log('Nothing is sent without --send. With it:');
  for (const { line, text, outcome } of lines) console.log(`line ${line}: ${text} – ${outcome}`);
  await aube.account.logout.mutate();
} catch (thrown) {
  if (!(thrown instanceof Error)) throw thrown;
  console.error(isAubeError(thrown) ? `Refused: ${thrown.message}` : thrown.message);
  process.exitCode = 1;
}
