import type { RouterOutputs } from '@aube/client';
import type { Texts } from '../texts/fr.ts';

const cell = (value: string | number): string =>
  String(value)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\\|*_`[\]<>#]/g, String.raw`\$&`)
    .trim();

const said = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

type Row = readonly (string | number)[];

export function incidentDocument(
  facts: RouterOutputs['rights']['gatherIncident'],
  t: Texts,
): string[] {
  const words = t.incident;
  const { columns, fields, sections } = words;
  const accounts = new Map(facts.accounts.map((account) => [account.userId, account]));
  /**
   * Author of a row. Rows without an account come from the operator, a guest with a link, or the
   * server.
   */
  const who = (userId: number | null, callerKind: string | null = 'commandLine') => {
    if (userId === null) return callerKind === 'commandLine' ? words.operator : caller(callerKind);
    const account = accounts.get(userId);
    return account ? `${userId} ${account.name}`.trim() : String(userId);
  };
  const caller = (kind: string | null) =>
    kind === null ? words.unknown : (words.callers[kind as keyof typeof words.callers] ?? kind);
  const yesOrNo = (value: boolean | null) =>
    value === null ? words.unknown : value ? words.yes : words.no;

  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`;
  const table = (title: string, head: readonly string[], rows: readonly Row[]) => [
    '',
    `## ${title}`,
    '',
    ...(rows.length === 0
      ? [words.none]
      : [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)]),
  ];

  const { counts, sessions } = facts;
  const firsts = sessions.map(({ firstAt }) => firstAt).toSorted();
  const lasts = sessions.map(({ lastAt }) => lastAt).toSorted();
  const [first, last] = [firsts[0], lasts.at(-1)];
  const done = [...new Set(facts.actions.map(({ actionName }) => actionName))];
  const entry: readonly (readonly [string, string])[] = [
    [fields.data, done.length > 0 ? words.dataOf(done.join(', ')) : words.nothing],
    [fields.what, words.toFill],
    [fields.when, first && last ? words.whenOf(said(first), said(last)) : words.nothing],
    [fields.known, words.toFill],
    [
      fields.people,
      words.peopleOf(counts.people, counts.participants, counts.inQuebec, counts.placeUnknown),
    ],
    [fields.risk, words.toFill],
    [fields.told, words.toFill],
    [fields.measures, words.toFill],
  ];

  return [
    `# ${words.title}`,
    '',
    words.gathered(said(facts.gatheredAt)),
    ...(facts.isCut ? ['', words.cut] : []),
    '',
    `## ${words.scope}`,
    '',
    `- ${words.period(said(facts.from), said(facts.to))}`,
    `- ${facts.accountId === null ? words.ofAnybody : words.ofAccount(cell(who(facts.accountId)))}`,
    ...(facts.addressPrefix === null ? [] : [`- ${words.ofNetwork(cell(facts.addressPrefix))}`]),
    '',
    `## ${words.entry}`,
    '',
    ...entry.map(([name, value]) => `- ${name}${words.colon} ${cell(value)}`),
    ...table(
      sections.accounts,
      [columns.account, columns.name, columns.email, columns.roles, columns.state],
      facts.accounts.map(({ userId, name, email, roles, isClosed }) => [
        userId,
        name,
        email,
        roles.map((role) => t.accounts.user.roles[role as 1 | 2 | 3] ?? role).join(', '),
        isClosed ? words.closed : words.open,
      ]),
    ),
    ...table(
      sections.sessions,
      [
        columns.account,
        columns.session,
        columns.network,
        columns.first,
        columns.last,
        columns.acts,
        columns.looks,
        columns.people,
      ],
      sessions.map((each) => [
        who(each.userId, each.callerKind),
        caller(each.callerKind),
        each.addressPrefix ?? '',
        said(each.firstAt),
        said(each.lastAt),
        each.count,
        each.looks,
        each.people,
      ]),
    ),
    ...table(
      sections.openSessions,
      [columns.account, columns.session, columns.browser, columns.begun, columns.used],
      facts.openSessions.map(({ userId, kind, browser, system, createdAt, lastUsedAt }) => [
        who(userId),
        caller(kind),
        [browser, system].filter(Boolean).join(', '),
        said(createdAt),
        said(lastUsedAt),
      ]),
    ),
    ...table(
      sections.tokens,
      [
        columns.account,
        columns.token,
        columns.mayExport,
        columns.begun,
        columns.used,
        columns.until,
        columns.revoked,
      ],
      facts.tokens.map((each) => [
        who(each.userId),
        `${each.id} ${each.name}`,
        yesOrNo(each.mayExport),
        said(each.createdAt),
        said(each.lastUsedAt ?? ''),
        said(each.expiresAt),
        said(each.revokedAt ?? ''),
      ]),
    ),
    ...table(
      sections.refusals,
      [columns.network, columns.tries, columns.accounts, columns.first, columns.last],
      facts.refusals.map((each) => [
        each.addressPrefix ?? '',
        each.count,
        each.accounts,
        said(each.firstAt),
        said(each.lastAt),
      ]),
    ),
    ...table(
      sections.actions,
      [
        columns.account,
        columns.action,
        columns.acts,
        columns.looks,
        columns.people,
        columns.first,
        columns.last,
      ],
      facts.actions.map((each) => [
        who(each.userId, each.callerKind),
        each.actionName,
        each.count,
        each.looks,
        each.people,
        said(each.firstAt),
        said(each.lastAt),
      ]),
    ),
    ...table(
      sections.files,
      [
        columns.at,
        columns.account,
        columns.file,
        columns.rows,
        columns.withIdentity,
        columns.network,
      ],
      facts.files.map((each) => [
        said(each.at),
        who(each.userId),
        each.file,
        each.rows ?? words.unknown,
        yesOrNo(each.withIdentity),
        each.addressPrefix ?? '',
      ]),
    ),
    ...table(
      sections.people,
      [
        columns.number,
        columns.code,
        columns.establishment,
        columns.quebec,
        columns.acts,
        columns.looks,
        columns.first,
        columns.last,
        columns.by,
      ],
      facts.people.map((each) => [
        each.userId,
        each.isErased ? words.erased : (each.participantCode ?? ''),
        each.establishment ?? '',
        each.participantCode === null ? '' : yesOrNo(each.isInQuebec),
        each.count,
        each.looks,
        said(each.firstAt),
        said(each.lastAt),
        each.by.join(', '),
      ]),
    ),
  ];
}
