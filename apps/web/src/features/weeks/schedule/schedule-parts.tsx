import { formatClockTime, parseClockTime, type ScheduleAnchor } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Chips } from '../../../ui/chips.tsx';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { MinuteStep } from '../../../ui/minute-step.tsx';
import { useWords } from '../../nights/use-words.ts';
import { DaysBeforeWidening } from './days-in-two-taps.tsx';
import type { offeredWidenings, ScheduleChoiceForm } from './schedule-choice.ts';

type TimePartProps = {
  readonly form: ScheduleChoiceForm;
  readonly error: string | undefined;
  readonly onAnchor: (anchor: ScheduleChoiceForm['anchor']) => void;
  readonly onTime: (time: string) => void;
  readonly onTidy: (time: string) => void;
  readonly onStep: (direction: -1 | 1) => void;
};

/** @decision D28 */
export function TimePart({ form, error, onAnchor, onTime, onTidy, onStep }: TimePartProps) {
  const text = useFieldText();
  return (
    <>
      <Chips
        legend={<Trans>Quelle heure voulez-vous choisir ?</Trans>}
        hint={
          <Trans>
            L’autre se calcule. Se lever à la même heure chaque matin est ce qui aide le plus.
          </Trans>
        }
        options={[
          { value: 'wakeTime', label: text(schedule.fields.wakeTime.label) },
          { value: 'bedTime', label: text(schedule.fields.bedTime.label) },
        ]}
        value={form.anchor}
        onChange={onAnchor}
      />
      <AnchorTimeField
        anchor={form.anchor}
        time={form.time}
        error={error}
        onChange={onTime}
        onTidy={onTidy}
        onStep={onStep}
      />
    </>
  );
}

type AnchorTimeFieldProps = {
  readonly anchor: ScheduleAnchor;
  readonly time: string;
  readonly error: string | undefined;
  readonly onChange: (time: string) => void;
  /** Runs when the field loses the focus. `time` has the form `22:30`. */
  readonly onTidy: (time: string) => void;
  readonly onStep: (direction: -1 | 1) => void;
};

/** @decision D28 */
function AnchorTimeField({ anchor, time, error, onChange, onTidy, onStep }: AnchorTimeFieldProps) {
  const { echo } = useWords();
  const text = useFieldText();
  const read = parseClockTime(time);
  const said = read === null ? null : echo(read);
  return (
    <div className="mt-6">
      <FieldFrame id="anchorTime" label={text(schedule.fields[anchor].label)} error={error}>
        <div className="flex items-center gap-2">
          <MinuteStep direction={-1} onStep={onStep} />
          <input
            id="anchorTime"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={time}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('anchorTime', null, error)}
            className={`${inputClass} max-w-[11ch] text-center`}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              if (read !== null && formatClockTime(read) !== time) onTidy(formatClockTime(read));
            }}
          />
          <MinuteStep direction={1} onStep={onStep} />
        </div>
        {said && <p className="mt-1.5 text-ink-soft">{said}</p>}
      </FieldFrame>
    </div>
  );
}

type WideningPartProps = {
  readonly week: DiaryWeek;
  readonly widenings: ReturnType<typeof offeredWidenings>;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
};

/** @decision D25 D85 */
export function WideningPart({ week, widenings, minutes, onChange }: WideningPartProps) {
  const { t } = useLingui();
  const { duration } = useWords();
  return (
    <div className="mb-6">
      <DaysBeforeWidening week={week} />
      <Chips
        legend={<Trans>Élargir la fenêtre ?</Trans>}
        hint={
          <Trans>Vos nuits le permettent. Garder la même fenêtre est aussi un bon choix.</Trans>
        }
        options={widenings.map(({ byMinutes, windowMinutes }) => ({
          value: byMinutes,
          label:
            byMinutes === 0
              ? t`Rester à ${duration(windowMinutes)}`
              : t`+ ${byMinutes} min : ${duration(windowMinutes)}`,
        }))}
        value={minutes}
        onChange={onChange}
      />
    </div>
  );
}
