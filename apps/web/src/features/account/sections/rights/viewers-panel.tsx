import type { LookKind } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../../lib/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';

/** @decision D62 */
const lookWords: Readonly<Record<LookKind, MessageDescriptor>> = {
  list: msg`Votre nom dans une liste`,
  record: msg`Vos coordonnées`,
  recordChanged: msg`Vos coordonnées, pour les modifier`,
  programme: msg`Votre programme et votre avancement`,
  diary: msg`Vos nuits`,
  questionnaires: msg`Vos réponses ou vos résultats`,
  safety: msg`Vos précautions`,
  notifications: msg`Vos notifications`,
  followUp: msg`Votre suivi`,
  account: msg`Votre compte`,
  log: msg`Le registre des consultations`,
  exports: msg`Un fichier de données`,
  other: msg`Votre dossier`,
};

/** @decision D62 */
export function ViewersPanel() {
  const [page, setPage] = useState(1);
  const viewers = trpc.rights.listOwnViewers.useQuery({ page });
  return (
    <QueryView query={viewers} lines={5}>
      {({ rows, total, pageSize }) =>
        total === 0 ? (
          <p>
            <Trans>Personne n’a consulté votre dossier depuis 24 mois.</Trans>
          </p>
        ) : (
          <>
            <p className="mb-4 text-ink-soft">
              <Trans>
                Les consultations des 24 derniers mois, les plus récentes d’abord. Ce qu’une
                personne a vu plusieurs fois le même jour est sur une ligne.
              </Trans>
            </p>
            <ul>
              {rows.map((row) => (
                <Viewing
                  key={`${row.firstAt} ${row.at} ${row.what} ${row.isOperator} ${row.name}`}
                  viewing={row}
                />
              ))}
            </ul>
            {total > pageSize && (
              <p className="mt-4 flex flex-wrap gap-4">
                {page > 1 && (
                  <Button kind="secondary" onClick={() => setPage(page - 1)}>
                    <Trans>Plus récentes</Trans>
                  </Button>
                )}
                {page * pageSize < total && (
                  <Button kind="secondary" onClick={() => setPage(page + 1)}>
                    <Trans>Plus anciennes</Trans>
                  </Button>
                )}
              </p>
            )}
          </>
        )
      }
    </QueryView>
  );
}

type ViewingProps = {
  readonly viewing: {
    readonly firstAt: string;
    readonly at: string;
    readonly name: string | null;
    readonly isOperator: boolean;
    readonly establishments: readonly string[];
    readonly what: keyof typeof lookWords;
    readonly count: number;
  };
};

function Viewer({ viewing: { name, isOperator, establishments } }: ViewingProps) {
  if (isOperator) return <Trans>L’exploitation du site</Trans>;
  return (
    <>
      <span>{name ?? <Trans>Un compte qui n’existe plus</Trans>}</span>
      <span className="font-normal text-ink-soft">
        {' · '}
        <span>
          {establishments.length > 0 ? (
            establishments.join(', ')
          ) : (
            <Trans>Administration du site</Trans>
          )}
        </span>
      </span>
    </>
  );
}

function Viewing({ viewing }: ViewingProps) {
  const { i18n } = useLingui();
  const { firstAt, at, what, count } = viewing;
  const dates = useDates();
  const day = dates.date(dates.localDateOf(at));
  const from = dates.clock(firstAt);
  const to = dates.clock(at);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <p className="font-medium">
        <Viewer viewing={viewing} />
      </p>
      <p>{i18n._(lookWords[what])}</p>
      <p className="text-small text-ink-soft">
        <time dateTime={at}>
          {count === 1 ? (
            <Trans>
              {day} à {to}
            </Trans>
          ) : (
            <Trans>
              {day}, <Plural value={count} one="# fois" other="# fois" />, de {from} à {to}
            </Trans>
          )}
        </time>
      </p>
    </li>
  );
}
