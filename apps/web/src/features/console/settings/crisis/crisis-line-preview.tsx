import type { RouterOutputs } from '@aube/api';
import { CrisisHelp } from '../../../answers/flow/crisis-help.tsx';
import { SentenceOfLine } from '../../../site/crisis-line.tsx';
import { InLanguage } from '../in-language.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'crisis' }>;
type Shown = NonNullable<Read['draft']>['preview']['fr'];

export function CrisisLinePreview({ preview: { panel }, lang, heading }: PreviewProps<Shown>) {
  return (
    <InLanguage lang={lang}>
      <CrisisHelp panel={panel} heading={heading} />
      {panel.mainLine && (
        <p className="mt-4">
          <SentenceOfLine line={panel.mainLine} />
        </p>
      )}
    </InLanguage>
  );
}
