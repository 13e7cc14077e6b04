import type { RouterOutputs } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ShownPerson } from './use-chosen.ts';

type Outcome = RouterOutputs['admin']['remindPeople']['people'][number]['outcome'];

const outcomeWords: Readonly<Record<Outcome, MessageDescriptor>> = {
  queued: msg`Le rappel part`,
  notSeen: msg`Ce dossier n’est pas parmi ceux que vous suivez`,
  left: msg`A quitté le programme`,
  inactive: msg`Compte pas activé, ou désactivé`,
  notAsked: msg`N’a pas demandé de rappels`,
  paused: msg`En pause`,
  nothingWaits: msg`Rien à remplir aujourd’hui`,
  remindedToday: msg`Un rappel est déjà parti aujourd’hui`,
  atNight: msg`Il fait nuit chez cette personne : réessayez après 5 h`,
};

type RemindDialogProps = {
  readonly people: readonly ShownPerson[];
  readonly onClose: () => void;
};

/** @decision notices#reminders-by-staff */
export function RemindDialog({ people, onClose }: RemindDialogProps) {
  const { i18n } = useLingui();
  const utils = trpc.useUtils();
  const remind = trpc.admin.remindPeople.useMutation({
    onSettled: () => void utils.stats.listTimeline.invalidate(),
  });
  return (
    <ActDialog
      title={
        <Plural
          value={people.length}
          one="Envoyer un rappel à # personne?"
          other="Envoyer un rappel à # personnes?"
        />
      }
      titleOnceDone={<Trans>Rappel</Trans>}
      people={people}
      confirm={<Trans>Envoyer</Trans>}
      run={() => remind.mutate({ userIds: people.map(({ userId }) => userId) })}
      isBusy={remind.isPending}
      error={remind.error}
      results={
        remind.data?.people.map(({ userId, outcome }) => ({
          userId,
          words: i18n._(outcomeWords[outcome]),
          isDone: outcome === 'queued',
        })) ?? null
      }
      onClose={onClose}
    >
      <p>
        <Trans>
          C’est le rappel habituel du jour, envoyé tout de suite. Il part seulement vers les
          personnes qui ont demandé des rappels, une fois par jour au plus.
        </Trans>
      </p>
    </ActDialog>
  );
}
