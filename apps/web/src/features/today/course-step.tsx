import type { CourseStep } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useCatalogue } from '../course/use-catalogue.ts';

export function CourseStepName({ step }: { step: CourseStep }) {
  const { data } = useCatalogue();
  const module = data?.find(({ number }) => number === step.moduleNumber);
  if (step.kind === 'video') {
    return module ? (
      <Trans>Le module en images : {module.title}</Trans>
    ) : (
      <Trans>Le module en images</Trans>
    );
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
