import type { RouterOutputs } from '@aube/api';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'instruments' }>;
type Asked = NonNullable<Read['draft']>['preview']['fr'];

export function InstrumentPreview({ preview, lang, heading: Heading }: PreviewProps<Asked>) {
  return (
    <ul lang={lang} className="grid gap-4">
      {preview.map(({ code, title, introduction, instruments }) => (
        <li key={code} className="rounded-card border border-line bg-raised p-5">
          <Heading className="font-bold">{title}</Heading>
          <p className="mt-2">{introduction}</p>
          <ul className="mt-2 list-disc pl-5">
            {instruments.map((each) => (
              <li key={each.id}>{each.title}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
