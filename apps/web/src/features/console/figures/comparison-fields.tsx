import { periodBefore } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PeriodFields } from '../period/period-fields.tsx';
import { isAllDates, readPeriod } from '../period/typed-period.ts';
import type { Comparison } from './comparison.ts';
import type { FigureChoices } from './figure-scope.ts';

type ComparisonFieldsProps = {
  readonly choices: FigureChoices;
  readonly comparison: Comparison;
  readonly onChange: (choices: FigureChoices) => void;
};

/** @decision console#two-periods */
export function ComparisonFields({ choices, comparison, onChange }: ComparisonFieldsProps) {
  const { t } = useLingui();
  const { period, other } = choices;
  const [startsOpen] = useState(!isAllDates(other));
  const before = periodBefore(readPeriod(period) ?? {});
  return (
    <Disclosure
      open={startsOpen}
      title={<Trans>Comparer avec une autre période</Trans>}
      className="mb-8"
    >
      <PeriodFields
        legend={<Trans>Comptes créés dans l’autre période</Trans>}
        typed={other}
        onChange={(next) => onChange({ ...choices, other: next })}
        error={
          comparison.kind === 'overlapping' &&
          t`Les deux périodes ont des jours en commun : des personnes compteraient deux fois.`
        }
        clear={<Trans>Ne plus comparer</Trans>}
      />
      {before !== null && (
        <Button kind="secondary" onClick={() => onChange({ ...choices, other: before })}>
          <Trans>
            Prendre la période d’avant, du {before.from} au {before.to}
          </Trans>
        </Button>
      )}
    </Disclosure>
  );
}
