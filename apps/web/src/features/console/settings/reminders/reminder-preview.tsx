import type { RouterOutputs } from '@aube/api';
import { clockWords } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { InLanguage } from '../in-language.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'reminders' }>;
type Reminders = NonNullable<Read['draft']>['preview']['fr'];

/**
 * Shows when reminders are offered, and the emails sent when the person accepts the offer
 * unchanged.
 */
export const ReminderPreview = (props: PreviewProps<Reminders>) => (
  <InLanguage
    lang={props.lang}
    className="grid gap-3 rounded-card border border-line bg-raised p-5"
  >
    <ReminderWords {...props} />
  </InLanguage>
);

function ReminderWords({ preview, lang, heading: Heading }: PreviewProps<Reminders>) {
  const { time, offerAfterNights, emails } = preview;
  const hour = clockWords(time, lang);
  return (
    <>
      <p>
        {offerAfterNights === null ? (
          <Trans>Rien n’est proposé. Sur « Mon compte », l’heure est d’abord {hour}.</Trans>
        ) : (
          <Plural
            value={offerAfterNights}
            one="Proposés après # nuit enregistrée. Rien ne part avant que la personne enregistre."
            other="Proposés après # nuits enregistrées. Rien ne part avant que la personne enregistre."
          />
        )}
      </p>
      {offerAfterNights !== null && (
        <>
          <Heading className="font-bold">
            <Trans>Courriels, à {hour}</Trans>
          </Heading>
          <ul className="grid gap-3">
            {emails.map(({ kind, subject, lead }) => (
              <li key={kind} className="border-l-2 border-line pl-3">
                <p className="font-medium">{subject}</p>
                <p className="text-ink-soft">{lead}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
