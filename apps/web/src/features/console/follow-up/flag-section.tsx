import { weeklyCheck } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import type { Flag } from '../safety/alert-data.ts';
import { EmptyLine } from './empty-line.tsx';
import { ClearFlagDialog } from './clear-flag-dialog.tsx';

type FlagSectionProps = {
  readonly userId: number;
  readonly name: string;
  readonly isAnswered: boolean;
};

/** @decision D33 */
export function FlagSection({ userId, name, isAnswered }: FlagSectionProps) {
  const flags = trpc.questionnaires.listFlags.useQuery({ userId }, { staleTime: 0 });
  const [asked, setAsked] = useState<Flag | null>(null);
  if (flags.data?.length === 0) {
    return (
      <EmptyLine id="flags" title={<Trans>Précautions</Trans>}>
        {isAnswered ? (
          <Trans>
            Aucune réponse ne demande une précaution avant de proposer un horaire de sommeil.
          </Trans>
        ) : (
          <Trans>On ne le sait pas encore : le questionnaire S0 n’est pas envoyé.</Trans>
        )}
      </EmptyLine>
    );
  }
  return (
    <section aria-labelledby="flags" className="mb-10">
      <h2 id="flags" className="mb-3 text-lead">
        <Trans>Précautions</Trans>
      </h2>
      <QueryView query={flags} lines={3}>
        {(found) => (
          <>
            <p className="mb-3 max-w-(--container-page) text-ink-soft">
              <Trans>
                Tant qu’une précaution est en place, aucun horaire n’est proposé ; le reste du
                programme continue. Vous pouvez la lever après l’avis d’une ou d’un professionnel de
                la santé.
              </Trans>
            </p>
            <ul className="rounded-card border border-line bg-raised px-5">
              {found.map((flag) => (
                <li key={flag.id} className="border-t border-line py-4 first:border-t-0">
                  <FlagRow flag={flag} onClear={() => setAsked(flag)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <ClearFlagDialog
        key={asked?.id}
        flag={asked}
        hasOthers={
          flags.data?.some(({ id, clearedAt }) => id !== asked?.id && clearedAt === null) ?? false
        }
        name={name}
        onNewer={setAsked}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

function FlagSource({ source }: { source: string }) {
  const text = useFieldText();
  if (source === 'diary') return text(weeklyCheck.label);
  if (source === 'health') return <Trans>« Ma santé a changé »</Trans>;
  return <Trans>Questionnaire {source}</Trans>;
}

/** @decision D76 */
function FlagLifter({ lifter }: Pick<Flag, 'lifter'>) {
  return (
    <p className="mt-1 text-small">
      {lifter === 'staff' && (
        <span>
          <Trans>Votre équipe seule peut la lever.</Trans>
        </span>
      )}
      {lifter === 'owner' && (
        <span>
          <Trans>La personne peut aussi la lever, dans « Ma santé a changé ».</Trans>
        </span>
      )}
      {lifter === 'twoNos' && (
        <span>
          <Trans>La personne peut aussi la lever en cochant « Rien de cela » deux semaines.</Trans>
        </span>
      )}
    </p>
  );
}

function FlagRow({ flag, onClear }: { flag: Flag; onClear: () => void }) {
  const { source, raisedAt, raisedAgainAt, clearedAt, raisedAgainBy, clearedBy, clearedReason } =
    flag;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          <span>{flag.name}</span>
          {clearedAt ? (
            <StatusWord status="done">
              <Trans>Levée</Trans>
            </StatusWord>
          ) : (
            <StatusWord status="locked">
              <Trans>En place</Trans>
            </StatusWord>
          )}
        </p>
        <p className="text-small text-ink-soft">
          <span>
            <FlagSource source={source} />, <Stamp at={raisedAt} />
          </span>
          {raisedAgainAt && raisedAgainBy && (
            <span>
              <br />
              <Trans>
                De nouveau : <FlagSource source={raisedAgainBy} />, <Stamp at={raisedAgainAt} />
              </Trans>
            </span>
          )}
        </p>
        {!clearedAt && <FlagLifter lifter={flag.lifter} />}
        {clearedAt && (
          <p className="mt-1 text-small">
            {flag.clearedHow === 'person' ? (
              <Trans>
                Levée le <Stamp at={clearedAt} /> par une nouvelle réponse de la personne
              </Trans>
            ) : flag.clearedHow === 'laterAnswers' ? (
              <Trans>
                Levée le <Stamp at={clearedAt} /> après deux « Rien de cela » de la personne
              </Trans>
            ) : (
              <Trans>
                Levée le <Stamp at={clearedAt} /> par {clearedBy} : « {clearedReason} »
              </Trans>
            )}
          </p>
        )}
      </div>
      {!clearedAt && (
        <Button kind="secondary" onClick={onClear}>
          <Trans>
            Lever la précaution<span className="sr-only"> : {flag.name}</span>
          </Trans>
        </Button>
      )}
    </div>
  );
}
