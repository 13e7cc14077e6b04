import type { RouterOutputs } from '@aube/api';
import { ESTABLISHMENT_FIELDS } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import {
  EstablishmentForm,
  establishmentInput,
  type EstablishmentValues,
} from './establishment-form.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import { SectionLink } from './section-link.tsx';
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts';

type Establishment = RouterOutputs['admin']['createEstablishment'];

/** @source specification §2 */
export function NewEstablishment() {
  const [made, setMade] = useState<Establishment | null>(null);
  const utils = trpc.useUtils();
  const form = useForm<EstablishmentValues>({
    shouldFocusError: false,
    defaultValues: {
      name: '',
      referenceCode: '',
      retentionMonths: String(ESTABLISHMENT_FIELDS.retentionMonths.usual),
    },
  });
  const create = trpc.admin.createEstablishment.useMutation({
    onSuccess: (establishment) => {
      setMade(establishment);
      void utils.admin.invalidate();
    },
  });
  const another = () => {
    form.reset();
    setMade(null);
  };
  if (made) return <Made establishment={made} onAnother={another} />;
  return (
    <>
      <PageHeading above={<SectionLink />}>
        <Trans>Ajouter un établissement</Trans>
      </PageHeading>
      <EstablishmentForm
        form={form}
        failure={create.error}
        isBusy={create.isPending}
        submitLabel={
          create.isPending ? <Trans>Ajout en cours…</Trans> : <Trans>Ajouter l’établissement</Trans>
        }
        onSubmit={(values) => create.mutate(establishmentInput(values))}
      />
    </>
  );
}

type MadeProps = {
  readonly establishment: Establishment;
  readonly onAnother: () => void;
};

function Made({ establishment: { name, referenceCode }, onAnother }: MadeProps) {
  useArrivalFocus();
  return (
    <>
      <PageHeading above={<SectionLink />}>
        <Trans>Établissement ajouté : {name}</Trans>
      </PageHeading>
      <Banner kind="ok" className="max-w-(--container-page)">
        <Trans>
          Son code de référence est <strong>{referenceCode}</strong>. Les personnes que vous invitez
          s’inscrivent avec ce code.
        </Trans>
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        <InviteButton />
        <Button kind="secondary" onClick={onAnother}>
          <Trans>Ajouter un autre établissement</Trans>
        </Button>
      </div>
    </>
  );
}
