import type { RouterOutputs } from '@aube/api';
import { Prose } from '../../../site/content-nodes.tsx';
import { InLanguage } from '../in-language.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'consent' | 'resources' }>;
type Page = NonNullable<Read['draft']>['preview']['fr'];

/** A page as participants would read it. */
export function PagePreview({ preview, lang, heading: Heading }: PreviewProps<Page>) {
  const { title, summary, body } = preview;
  return (
    <InLanguage lang={lang} className="rounded-card border border-line bg-raised p-5">
      <Heading className="text-lead font-bold">{title}</Heading>
      <p className="mt-2 mb-4 text-ink-soft">{summary}</p>
      <Prose nodes={body} />
    </InLanguage>
  );
}
