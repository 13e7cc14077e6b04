import { isStaff } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Chips } from '../../../ui/chips.tsx';
import { useUserFieldNames, type UserTexts } from './user-values.ts';
import { methodWords } from './user-words.ts';

type LoginMethodProps = {
  readonly roles: readonly number[];
  readonly value: UserTexts['authenticationMethod'];
  readonly onChange: (method: string) => void;
};

/** @source specification §3 */
export function LoginMethod({ roles, value, onChange }: LoginMethodProps) {
  const { t } = useLingui();
  const nameOf = useLabel();
  const { authenticationMethod: title } = useUserFieldNames();
  const methods = trpc.account.findLoginMethods.useQuery(undefined, { staleTime: Infinity });
  const hasProvider = methods.data?.hasProvider;
  if (value === 'oidc' || (hasProvider === true && isStaff(roles))) {
    return (
      <div className="mb-6">
        <Chips
          id="authenticationMethod"
          legend={title}
          hint={t`Mot de passe : la personne choisit le sien. Établissement : elle se connecte avec le compte de son établissement.`}
          options={[
            { value: 'local', label: nameOf(methodWords.local) },
            { value: 'oidc', label: nameOf(methodWords.oidc) },
          ]}
          value={value}
          onChange={onChange}
        />
      </div>
    );
  }
  return (
    <dl className="mb-6">
      <dt className="mb-1 font-medium">{title}</dt>
      <dd>{nameOf(methodWords.local)}</dd>
      <dd className="text-small text-ink-soft">
        <span>
          <Trans>
            La personne entre son adresse de courriel ou son nom d’utilisateur, et le mot de passe
            qu’elle a choisi.
          </Trans>
        </span>{' '}
        {hasProvider === false && (
          <span>
            <Trans>Ce site n’est relié aux comptes d’aucun établissement.</Trans>
          </span>
        )}
        {hasProvider === true && (
          <span>
            <Trans>Seul le personnel peut se connecter avec le compte de son établissement.</Trans>
          </span>
        )}
      </dd>
    </dl>
  );
}

type ActiveChoiceProps = {
  readonly isNew: boolean;
  readonly value: UserTexts['isActive'];
  readonly onChange: (isActive: string) => void;
};

export function ActiveChoice({ isNew, value, onChange }: ActiveChoiceProps) {
  const { t } = useLingui();
  const { isActive: title } = useUserFieldNames();
  return (
    <div className="mb-6">
      <Chips
        legend={title}
        hint={
          isNew
            ? t`Non : rien n’est envoyé tout de suite. Le lien d’activation part quand vous choisissez « Oui » plus tard.`
            : t`Non : la personne est déconnectée partout dès l’enregistrement, et rien ne lui est envoyé.`
        }
        options={[
          { value: 'yes', label: t`Oui` },
          { value: 'no', label: t`Non` },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
