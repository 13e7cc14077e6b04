import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { emergency, PhoneLink } from '../../ui/phone-link.tsx';

type CrisisLine = NonNullable<RouterOutputs['questionnaires']['getCrisisResources']['mainLine']>;

const number = { tel: '988', display: '9-8-8' };
/** National line, used until the lines of the site are loaded. */
const NATIONAL: CrisisLine = { name: '', phone: number, text: number, isAlwaysOpen: true };

const useCrisisLines = () => trpc.questionnaires.getCrisisResources.useQuery();

export function CrisisNumbers({ line: { phone, text } }: { readonly line: CrisisLine }) {
  if (phone && text && phone.tel !== text.tel) {
    return (
      <Trans>
        appelez le <PhoneLink phone={phone} /> ou textez le <TextLink text={text} />
      </Trans>
    );
  }
  if (phone && text) {
    return (
      <Trans>
        appelez ou textez le <PhoneLink phone={phone} />
      </Trans>
    );
  }
  if (phone) {
    return (
      <Trans>
        appelez le <PhoneLink phone={phone} />
      </Trans>
    );
  }
  return text ? (
    <Trans>
      textez le <TextLink text={text} />
    </Trans>
  ) : null;
}

const TextLink = ({ text }: { readonly text: NonNullable<CrisisLine['text']> }) => (
  <PhoneLink phone={text} scheme="sms" />
);

/** @decision console#crisis-lines */
export function CrisisSentence() {
  const { data } = useCrisisLines();
  return <SentenceOfLine line={data?.mainLine ?? NATIONAL} />;
}

export function SentenceOfLine({ line }: { readonly line: CrisisLine }) {
  const numbers = <CrisisNumbers line={line} />;
  return line.isAlwaysOpen ? (
    <Trans>Si vous pensez au suicide, {numbers}, jour et nuit.</Trans>
  ) : (
    <Trans>Si vous pensez au suicide, {numbers}.</Trans>
  );
}

export function FooterHelp() {
  return (
    <p>
      <span>
        <Trans>
          Aube accompagne et informe. Ce service ne répond pas aux urgences. En cas de danger
          immédiat, appelez le <PhoneLink phone={emergency} />.
        </Trans>
      </span>{' '}
      <span>
        <CrisisSentence />
      </span>
    </p>
  );
}

/** A recorded film cannot name the site's crisis line, so the line is shown below the film. */
export function FilmHelp() {
  const { data } = useCrisisLines();
  return data?.isOfSite ? (
    <p className="mt-4">
      <CrisisSentence />
    </p>
  ) : null;
}
