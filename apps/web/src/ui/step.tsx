import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConsultedId } from '../lib/consulting.ts';
import { Card } from './card.tsx';

type StepProps = {
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly reason: ReactNode;
  readonly action?: ReactNode;
};

export function Step({ icon: Icon, label, title, reason, action }: StepProps) {
  const isConsulting = useConsultedId() !== null;
  return (
    <Card className="next-step">
      <p className="flex items-center gap-2 text-small font-medium text-accent-ink">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        {label}
      </p>
      <h2 className="mt-2 text-lead">{title}</h2>
      {action && !isConsulting && <p className="mt-4">{action}</p>}
      {!isConsulting && (
        <p className={action ? 'mt-4 text-ink-soft' : 'mt-2 text-ink-soft'}>{reason}</p>
      )}
    </Card>
  );
}
