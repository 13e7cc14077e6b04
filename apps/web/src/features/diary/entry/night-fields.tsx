import { diaryRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../night/use-words.ts';
import { useNightEntry } from './entry-context.ts';
import { FigureField } from './figure-field.tsx';
import { NapsField } from './naps-field.tsx';
import type { FormField } from './night-form.ts';
import { figureOf, isAsked } from './review-night.ts';
import { TimeField } from './time-field.tsx';

const quickMinutes = [0, 5, 10, 15, 20, 30, 45, 60] as const;
const quickCounts = [0, 1, 2, 3, 4, 5] as const;

/** The night's questions in the order in which a night happens. @source specification §3 */
export function NightFields() {
  const { form } = useNightEntry();
  return (
    <>
      <TimeField
        field="lightsOut"
        label={<Trans>À quelle heure avez-vous éteint la lumière pour dormir ?</Trans>}
        hint={<Trans>De mémoire, à peu près. Par exemple 2230 pour 22 h 30.</Trans>}
      />
      <DidNotSleep />
      {!form.didNotSleep && <SleepFields />}
      <TimeField
        field="outOfBed"
        label={<Trans>À quelle heure avez-vous quitté le lit ?</Trans>}
        hint={<Trans>Pour de bon, afin de commencer la journée.</Trans>}
      />
      <NapsField />
    </>
  );
}

function SleepFields() {
  const { form } = useNightEntry();
  return (
    <>
      <FigureField
        field="sleepOnsetLatency"
        legend={<Trans>Combien de minutes avez-vous mis à vous endormir ?</Trans>}
        choices={quickMinutes}
        otherLabel={<Trans>Autre durée</Trans>}
        unit={<Trans>min</Trans>}
        echo={<LongMinutes field="sleepOnsetLatency" />}
      />
      <FigureField
        field="awakenings"
        legend={<Trans>Combien de fois le sommeil s’est-il interrompu ?</Trans>}
        hint={<Trans>Sans compter le réveil final.</Trans>}
        choices={quickCounts}
        otherLabel={<Trans>Autre nombre</Trans>}
      />
      {isAsked(form, 'wakeAfterSleepOnset') && (
        <FigureField
          field="wakeAfterSleepOnset"
          legend={<Trans>Combien de minutes ces éveils ont-ils duré en tout ?</Trans>}
          choices={quickMinutes}
          otherLabel={<Trans>Autre durée</Trans>}
          unit={<Trans>min</Trans>}
          echo={<LongMinutes field="wakeAfterSleepOnset" />}
        />
      )}
      <TimeField
        field="finalWakeUp"
        label={<Trans>À quelle heure était votre réveil final ?</Trans>}
        hint={<Trans>Le dernier, celui après lequel vous n’avez plus dormi.</Trans>}
      />
    </>
  );
}

function DidNotSleep() {
  const { form, change } = useNightEntry();
  return (
    <div className="mb-7">
      <label className="check-row">
        <input
          type="checkbox"
          checked={form.didNotSleep}
          aria-describedby={form.didNotSleep ? 'didNotSleep-hint' : undefined}
          onChange={(event) => change({ ...form, didNotSleep: event.target.checked })}
        />
        <Trans>Je n’ai pas dormi cette nuit-là</Trans>
      </label>
      {form.didNotSleep && (
        <p id="didNotSleep-hint" className="text-ink-soft">
          <Trans>Il suffit alors de deux heures : l’extinction de la lumière et le lever.</Trans>
        </p>
      )}
    </div>
  );
}

/** Beyond the hour, minutes are said in hours too. */
function LongMinutes({ field }: { field: FormField }) {
  const { form } = useNightEntry();
  const { duration } = useWords();
  const minutes = figureOf(form, field);
  if (minutes === null || minutes < 60 || minutes > diaryRules.durationMaximumMinutes) return null;
  return `= ${duration(minutes)}`;
}
