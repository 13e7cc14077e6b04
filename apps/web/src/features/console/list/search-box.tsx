import { listRules } from '@aube/api/rules';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { inputClass } from '../../../ui/field.tsx';

const typingPauseMs = 300;

type SearchBoxProps = {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** The search starts when the typing pauses, or at once when the person leaves the field. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text);
  };
  const sendRested = useEffectEvent(send);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(() => sendRested(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed.trim());
  };
  return (
    <form
      onSubmit={submit}
      className="min-w-0 flex-1 basis-64 sm:max-w-104"
      data-screen-only={typed === '' || undefined}
    >
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <span className="relative block">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          value={typed}
          maxLength={listRules.searchMaxLength}
          autoComplete="off"
          spellCheck={false}
          className={`${inputClass} pl-11 text-body!`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => send(typed.trim())}
        />
      </span>
    </form>
  );
}
