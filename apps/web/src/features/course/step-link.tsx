import type { CourseStep } from '@aube/api/rules';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { placeOf, type Step } from './steps.ts';

type StepLinkProps = {
  readonly step: Step | CourseStep;
  readonly className: string;
  readonly children: ReactNode;
};

export function StepLink({ step, ...props }: StepLinkProps) {
  const place = 'module' in step ? placeOf(step) : step;
  const module = place.moduleNumber;
  return place.kind === 'video' ? (
    <Link to="moduleVideo" params={{ module }} bare {...props} />
  ) : (
    <Link to="moduleChapter" params={{ module, chapter: place.chapterNumber }} bare {...props} />
  );
}
