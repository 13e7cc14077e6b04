import type { CourseStep } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { useCatalogue } from '../course/use-catalogue.ts';

type CourseStepLinkProps = {
  readonly step: CourseStep;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to a place of the course. */
export function CourseStepLink({ step, ...props }: CourseStepLinkProps) {
  const module = step.moduleNumber;
  return step.kind === 'video' ? (
    <Link to="moduleVideo" params={{ module }} bare {...props} />
  ) : (
    <Link to="moduleChapter" params={{ module, chapter: step.chapterNumber }} bare {...props} />
  );
}

/** What a place is called: « Vidéo : … », « Chapitre 6 : … »; its title comes with the catalogue. */
export function CourseStepName({ step }: { step: CourseStep }) {
  const { data } = useCatalogue();
  const module = data?.find(({ number }) => number === step.moduleNumber);
  if (step.kind === 'video') {
    return module ? <Trans>Vidéo : {module.title}</Trans> : <Trans>La vidéo du module</Trans>;
  }
  const number = step.chapterNumber;
  const chapter = module?.chapters.find((each) => each.number === number);
  return chapter ? (
    <Trans>
      Chapitre {number} : {chapter.title}
    </Trans>
  ) : (
    <Trans>Chapitre {number}</Trans>
  );
}
