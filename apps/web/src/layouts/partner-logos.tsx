import { trpc } from '../trpc.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** The two partner institutions, as the content pack names and draws them; their room is kept. @decision D1 */
export function PartnerLogos({ label }: { label: string }) {
  const { data = [] } = trpc.programme.listPartners.useQuery(undefined, once);
  return (
    <ul aria-label={label} className="partner-logos">
      {data.map(({ name, logo }) => (
        <li key={name}>
          <img src={logo} alt="" width={40} height={40} />
          {name}
        </li>
      ))}
    </ul>
  );
}
