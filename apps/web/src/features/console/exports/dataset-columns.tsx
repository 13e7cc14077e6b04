import type { RouterOutputs } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { DatasetName } from './export-scope.ts';

type Column = RouterOutputs['exports']['getDataset']['columns'][number];

const types: Readonly<Record<string, MessageDescriptor>> = {
  date: msg`date (AAAA-MM-JJ)`,
  time: msg`heure (HH:MM:SS)`,
  instant: msg`date et heure, en temps universel`,
  integer: msg`nombre entier`,
  number: msg`nombre`,
  boolean: msg`oui ou non`,
  code: msg`code`,
  text: msg`texte`,
};

const units: Readonly<Record<string, MessageDescriptor>> = {
  minutes: msg`minutes`,
  percent: msg`pour cent`,
  days: msg`jours`,
};

function ColumnFacts({ column }: { column: Column }) {
  const { i18n } = useLingui();
  const { type, unit, source, rulesVersion, isIdentity } = column;
  const facts = [
    types[type] ? i18n._(types[type]) : type,
    ...(unit !== null && units[unit] ? [i18n._(units[unit])] : []),
    source,
    ...(rulesVersion === null ? [] : [rulesVersion]),
  ];
  return (
    <p className="text-small text-ink-soft">
      <span>{facts.join(' · ')}</span>
      {isIdentity && (
        <span>
          {' · '}
          <Trans>seulement avec les noms</Trans>
        </span>
      )}
    </p>
  );
}

function ColumnCodes({ codes }: Pick<Column, 'codes'>) {
  if (codes.length === 0) return null;
  return (
    <Disclosure title={<Trans>Valeurs possibles</Trans>} className="border-b-0!">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {codes.map(({ value, label }) => (
          <div key={value} className="contents">
            <dt className="font-mono [overflow-wrap:anywhere]">{value}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

export function DatasetColumns({ dataset }: { dataset: DatasetName }) {
  const described = trpc.exports.getDataset.useQuery({ dataset }, { staleTime: Infinity });
  return (
    <section>
      <h2 className="mb-3 text-lead">
        <Trans>Colonnes</Trans>
      </h2>
      <QueryView query={described} lines={12}>
        {({ columns }) => (
          <dl className="gap-x-12 lg:columns-2">
            {columns.map((column) => (
              <div key={column.name} className="break-inside-avoid border-b border-line py-3">
                <dt className="font-mono text-small [overflow-wrap:anywhere]">{column.name}</dt>
                <dd>
                  {column.label}
                  <ColumnFacts column={column} />
                  <ColumnCodes codes={column.codes} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </section>
  );
}
