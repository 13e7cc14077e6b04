import type { RouterOutputs } from '@aube/api';
import { CrisisHelp } from '../../../answers/flow/crisis-help.tsx';
import { InLanguage } from '../in-language.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'crisis' }>;
type Shown = NonNullable<Read['draft']>['preview']['fr'];

const BEFORE = { fr: 'Si vous pensez au suicide, ', en: 'If you are thinking about suicide, ' };

export function CrisisLinePreview({ preview, lang, heading }: PreviewProps<Shown>) {
  return (
    <InLanguage lang={lang}>
      <CrisisHelp panel={preview.panel} heading={heading} />
      {preview.phrase && <p className="mt-4">{`${BEFORE[lang]}${preview.phrase}.`}</p>}
    </InLanguage>
  );
}
