import type { RouterInputs, RouterOutputs } from '@aube/client';
import { answer, formatLocalInstant, type Cli } from '../cli.ts';
import { confirm } from '../confirm.ts';
import { misuse, refusal } from '../failure.ts';
import { explainUnknownEstablishment, siteOf, type Site } from '../site.ts';
import { readTextFile } from '../read-text-file.ts';
import { MOST, showFew } from '../show-few.ts';
import { tableLines } from '../table.ts';
import { isRefusedWith } from '../explain-failure.ts';

type Asked = RouterInputs['admin']['inviteMany'];
type Report = RouterOutputs['admin']['inviteMany'];
type Outcome = Report['lines'][number]['outcome'];

const leaving = ({ lines }: Report) =>
  lines.filter(({ outcome }) => outcome === 'invited' || outcome === 'invitedLater').length;

const reportLines = (cli: Cli, { lines }: Report) =>
  tableLines(
    cli,
    lines.map(({ line, text, outcome }) => [
      cli.t.accounts.inviteList.line(line),
      text,
      cli.t.accounts.inviteList.outcomes[outcome],
    ]),
  );

/** @returns for each outcome, the first lines and the number of further lines */
function shownLines({ t }: Cli, { lines }: Report, said: readonly string[]): string[] {
  const outcomes = new Set(lines.map(({ outcome }) => outcome));
  return [...outcomes].flatMap((outcome) =>
    showFew(
      said.filter((_line, index) => lines[index]?.outcome === outcome),
      {
        most: MOST.lines,
        others: (count) => t.few.linesOf(count, t.accounts.inviteList.outcomes[outcome]),
      },
    ),
  );
}

type Args = {
  csv: string;
  establishment?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
  'token-file'?: string | undefined;
  yes?: boolean | undefined;
  json?: boolean | undefined;
};

async function report(cli: Cli, { call }: Site, asked: Asked): Promise<Report> {
  const { inviteList } = cli.t.accounts;
  try {
    return await call(
      ({ client }) => client.admin.inviteMany.mutate({ ...asked, isConfirmed: false }),
      { isDryRun: true },
    );
  } catch (thrown) {
    if (isRefusedWith(thrown, 'NOT_FOUND'))
      explainUnknownEstablishment(cli, asked.referenceCode)(thrown);
    if (isRefusedWith(thrown, 'INVALID', { path: 'text', code: 'required' })) {
      throw misuse(inviteList.nobody);
    }
    if (isRefusedWith(thrown, 'INVALID', { path: 'text' })) throw misuse(inviteList.tooLong);
    throw thrown;
  }
}

function refuseFaulty({ t }: Cli, { lines }: Report): void {
  const faults: readonly string[] = [
    'notAnAddress',
    'lettersBeforeAt',
    'notALanguage',
  ] satisfies Outcome[];
  const faulty = lines.filter(({ outcome }) => faults.includes(outcome)).length;
  if (faulty > 0) throw refusal(t.accounts.inviteList.faulty(faulty));
}

/**
 * Reports each line of the list and asks for a confirmation at a terminal. A script needs `--yes`.
 */
export async function inviteList(
  cli: Cli,
  args: Args,
  { isDryRun, expiresAt }: { isDryRun: boolean; expiresAt: string | undefined },
): Promise<void> {
  const { t, terminal } = cli;
  const words = t.accounts.inviteList;
  const { establishment } = args;
  const site = siteOf(cli, args);
  if (!isDryRun && !args.yes && !terminal.isInteractive) throw misuse(words.needsYes);
  const asked = {
    text: await readTextFile(cli, args.csv),
    ...(establishment !== undefined && { referenceCode: establishment }),
    ...(expiresAt !== undefined && { expiresAt }),
    isConfirmed: true,
  };
  const planned = await report(cli, site, asked);
  const count = leaving(planned);
  const planLines = reportLines(cli, planned);
  const shown = shownLines(cli, planned, planLines);
  if (isDryRun) {
    const data = { isDryRun, ...planned };
    answer(cli, args, { data, lines: [...shown, words.would(count)] });
    refuseFaulty(cli, planned);
    return;
  }
  if (!args.yes) {
    for (const line of shown) terminal.note(line);
    if (count > 0) {
      await confirm(cli, words.confirm(count, site.place));
      // Repeats the report after the confirmation, because another user may have changed the site.
      const now = reportLines(cli, await report(cli, site, asked));
      if (now.join('\n') !== planLines.join('\n')) throw refusal(words.changed);
    }
  }
  const sent =
    count > 0 ? await site.call(({ client }) => client.admin.inviteMany.mutate(asked)) : planned;
  const left = leaving(sent);
  const until = words.until(formatLocalInstant(cli, new Date(sent.expiresAt)));
  answer(cli, args, {
    data: sent,
    lines: [
      ...(args.yes ? shownLines(cli, sent, reportLines(cli, sent)) : []),
      ...(left === 0 ? [] : [`${words.sent(left)} ${until}`]),
    ],
  });
  if (left === 0 && args.json !== true) terminal.note(words.noneSent);
  refuseFaulty(cli, sent);
}
