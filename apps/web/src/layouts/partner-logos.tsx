import { trpc } from '../trpc.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** The two partner institutions, from the content pack; their space is reserved. @decision D1 */
export function PartnerLogos({ label }: { label: string }) {
  const { data = [] } = trpc.programme.listPartners.useQuery(undefined, once);
  return (
    <ul
      aria-label={label}
      className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-4 text-small text-ink-soft"
    >
      {data.map(({ name, logo }) => (
        <li key={name} className="flex items-center gap-2.5">
          {/* A logo is drawn for paper: in dark mode it keeps a light ground. */}
          <img
            src={logo}
            alt=""
            width={40}
            height={40}
            className="h-10 w-auto max-w-36 rounded-control object-contain p-0.5 in-data-[theme=night]:bg-ink"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
