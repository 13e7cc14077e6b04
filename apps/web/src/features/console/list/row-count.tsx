import { Trans, useLingui } from '@lingui/react/macro';
import type { ListAnswer, ListDescription } from './list-description.ts';
import type { ListView } from './list-view.ts';

type RowCountProps<Row> = {
  readonly answered: ListAnswer<Row>;
  readonly pageSize: ListView['pageSize'];
  readonly count: ListDescription<Row>['count'];
};

/** Number of matching rows, and the range shown: « 51 à 100 sur 230 personnes ». */
export function RowCount<Row>({ answered, pageSize, count }: RowCountProps<Row>) {
  const { i18n } = useLingui();
  const { rows, total, page } = answered;
  const all = i18n._(count(total));
  if (rows.length === total) return all;
  const before = (page - 1) * pageSize;
  const first = i18n.number(before + 1);
  const last = i18n.number(before + rows.length);
  return (
    <Trans>
      {first} à {last} sur {all}
    </Trans>
  );
}
