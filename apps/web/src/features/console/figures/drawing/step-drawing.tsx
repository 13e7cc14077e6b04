import { FIGURE_STEPS } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useLabel } from '../../../../lib/use-field-text.ts';
import { peopleWords } from '../people-words.ts';
import type { PersonFigures } from '../person-figures.ts';
import { Drawing, DRAWING_WIDTH } from './drawing.tsx';

const TOP = 60;
const ROW = 52;
const LEFT = 20;
const RIGHT = DRAWING_WIDTH - 20;

type StepDrawingProps = {
  readonly figures: PersonFigures;
  readonly ref: Ref<SVGSVGElement>;
};

export function StepDrawing({ figures, ref }: StepDrawingProps) {
  const { i18n, t } = useLingui();
  const nameOf = useLabel();
  const steps = FIGURE_STEPS.map(({ done, due }) => ({
    name: done,
    label: nameOf(peopleWords[done].label),
    part: figures[done],
    whole: figures[due],
  }));
  const words = (part: number, whole: number) => {
    const share = whole === 0 ? '–' : i18n.number(part / whole, { style: 'percent' });
    const [some, all] = [i18n.number(part), i18n.number(whole)];
    return t`${some} sur ${all} · ${share}`;
  };
  const saidOf = (said: string, value: string) => t`${said} : ${value}`;
  const sentences = steps.map(({ label, part, whole }) => saidOf(label, words(part, whole)));
  return (
    <Drawing
      ref={ref}
      title={t`Du compte créé à la fin du programme`}
      description={sentences.join('; ')}
      height={TOP + ROW * steps.length + 8}
    >
      {steps.map(({ name, label, part, whole }, index) => (
        <g key={name} transform={`translate(0 ${TOP + ROW * index})`}>
          <text x={LEFT} y="12">
            {label}
          </text>
          <text x={RIGHT} y="12" textAnchor="end" fill="var(--ink-soft)">
            {words(part, whole)}
          </text>
          <rect
            x={LEFT}
            y="20"
            width={RIGHT - LEFT}
            height="12"
            rx="2"
            fill="var(--surface-sunken)"
            stroke="var(--line)"
          />
          {part > 0 && (
            <rect
              x={LEFT}
              y="20"
              width={((RIGHT - LEFT) * part) / whole}
              height="12"
              rx="2"
              fill="var(--sleep)"
            />
          )}
        </g>
      ))}
    </Drawing>
  );
}
