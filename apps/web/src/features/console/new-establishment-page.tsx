import { NewEstablishment } from './establishments/new-establishment.tsx';

/** A new establishment. @source specification §2 */
export default function NewEstablishmentPage() {
  return <NewEstablishment />;
}
