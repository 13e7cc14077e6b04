import { NewEstablishment } from './establishments/new-establishment.tsx';

export default function NewEstablishmentPage() {
  return <NewEstablishment />;
}
