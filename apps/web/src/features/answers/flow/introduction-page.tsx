import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { needs, useShortForm } from '../../../lib/short-form.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { isAnswered, resumePlace } from '../model/answers.ts';
import { type Answers, type Definition, itemsOf } from '../model/definition.ts';
import { pageAt, type Place } from '../model/place.ts';
import type { QuestionPage } from '../model/pages.ts';

type IntroductionPageProps = {
  readonly definition: Definition;
  readonly pages: readonly QuestionPage[];
  readonly answers: Answers;
  readonly start: ReactNode;
  readonly startKind?: ButtonKind;
  readonly about?: ReactNode;
  readonly below?: ReactNode;
  readonly onGo: (place: Place) => void;
  readonly children?: ReactNode;
};

export function IntroductionPage({
  definition,
  pages,
  answers,
  start,
  startKind = 'primary',
  about,
  below,
  onGo,
  children,
}: IntroductionPageProps) {
  const items = itemsOf(definition);
  const answered = items.filter((item) => isAnswered(answers, item)).length;
  // A form, so that a press before the scripts run is kept.
  const { form } = useShortForm(needs(), () =>
    onGo(answered > 0 ? resumePlace(pages, answers) : pageAt(1)),
  );
  return (
    <>
      <PageHeading>{definition.title}</PageHeading>
      <p>{definition.introduction}</p>
      <form {...form} className="mt-4 mb-6 flex flex-wrap gap-3">
        <Button type="submit" kind={startKind}>
          {answered > 0 ? <Trans>Reprendre</Trans> : (start ?? <Trans>Commencer</Trans>)}
        </Button>
        {children}
      </form>
      {answered > 0 && (
        <Banner kind="ok">
          <Plural
            value={answered}
            one="Une réponse est déjà gardée. Vous reprenez où vous en étiez."
            other="# réponses sont déjà gardées. Vous reprenez où vous en étiez."
          />
        </Banner>
      )}
      {about}
      {below}
    </>
  );
}
