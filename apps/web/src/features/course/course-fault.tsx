import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../lib/error-code.ts';
import { questionnairePages } from '../../routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ModuleLocked } from './module-locked.tsx';

type CourseFaultProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
};

export function CourseFault(props: CourseFaultProps) {
  const { code, details } = faultOf(props.error);
  if (code === 'MODULE_LOCKED') {
    const { module, ...locked } = details as {
      module: number;
      opensOn: string | null;
      afterModule: number | null;
      isStopped: boolean;
    };
    return <ModuleLocked module={{ number: module, ...locked }} />;
  }
  if (code === 'QUESTIONNAIRE_DUE') {
    const { questionnaire } = details as { questionnaire: GateQuestionnaire };
    return (
      <Banner kind="attention" title={<Trans>Un questionnaire vous attend d’abord</Trans>}>
        <p className="mt-1">
          <Trans>Répondez-y avant de continuer le programme.</Trans>
        </p>
        <p className="mt-4">
          <Link to={questionnairePages[questionnaire]} bare className={buttonClass('primary')}>
            <Trans>Ouvrir le questionnaire</Trans>
          </Link>
        </p>
      </Banner>
    );
  }
  return <ErrorState {...props} />;
}

export function isNoSuchPlace(error: unknown): boolean {
  return Boolean(error) && faultOf(error).code === 'NOT_FOUND';
}
