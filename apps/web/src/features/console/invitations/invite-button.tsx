import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { mayEnterAdmin } from '../../../lib/decide-navigation.ts';
import { useSession } from '../../../lib/session.ts';
import { routes } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { ManyForm } from './many-form.tsx';

function NoEstablishment() {
  const session = useSession();
  const mayAdd =
    session.status === 'member' &&
    mayEnterAdmin(routes.adminEstablishmentNew, session.account.roles);
  return (
    <EmptyState title={<Trans>Aucun établissement n’accueille de participants</Trans>}>
      {mayAdd ? (
        <Link to="adminEstablishmentNew">
          <Trans>Ajouter un établissement</Trans>
        </Link>
      ) : (
        <Trans>Demandez à l’administration d’en ouvrir un pour vous.</Trans>
      )}
    </EmptyState>
  );
}

type Way = 'address' | 'many' | 'link';

type InviteButtonProps = {
  readonly kind?: ButtonKind;
  readonly className?: string;
};

/** @decision console#invitations */
export function InviteButton({ kind = 'primary', className }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} {...(className && { className })} onClick={() => setOpen(true)}>
        <UserPlus aria-hidden className="size-5" />
        <Trans>Inviter</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Inviter au programme</Trans>}
      >
        <Ways />
      </Dialog>
    </>
  );
}

function Ways() {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('address');
  const [pasted, setPasted] = useState('');
  const establishments = trpc.admin.listOpenEstablishments.useQuery(undefined, {
    staleTime: 60_000,
  });
  return (
    <QueryView query={establishments} lines={4}>
      {(places) =>
        places.length === 0 ? (
          <NoEstablishment />
        ) : (
          <>
            <div className="mb-6">
              <Chips
                legend={t`Comment inviter`}
                hideLegend
                options={[
                  { value: 'address', label: t`Une personne` },
                  { value: 'many', label: t`Plusieurs` },
                  { value: 'link', label: t`Un lien de groupe` },
                ]}
                value={way}
                onChange={setWay}
              />
            </div>
            {way === 'many' ? (
              <ManyForm establishments={places} text={pasted} onText={setPasted} />
            ) : (
              <InvitationForm key={way} mode={way} establishments={places} />
            )}
          </>
        )
      }
    </QueryView>
  );
}
