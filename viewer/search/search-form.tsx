import { useLayoutEffect, useRef } from 'react';
import { searchMessage } from '../messages/search-message.ts';
import type { SearchedVersions } from './use-searched-versions.ts';

interface SearchFormProps {
  text: string;
  onType: (text: string) => void;
  versions: SearchedVersions;
}

/** What to search for, and in which versions. */
export function SearchForm({ text, onType, versions: { instances, chosen, choose } }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed into static HTML, before the viewer had come.
  useLayoutEffect(() => {
    const { value } = input.current!;
    if (value !== '' && value !== text) onType(value);
  }, []);

  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={searchMessage('theme.SearchPage.inputLabel')}
        placeholder={searchMessage('theme.SearchPage.inputPlaceholder')}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {instances.map(({ id, versions }) => {
        const prefix = instances.length > 1 ? `${id}: ` : '';
        return (
          <select
            key={id}
            aria-label={prefix + searchMessage('lectern.search.version')}
            value={chosen(id)}
            onChange={(event) => choose(id, event.target.value)}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {prefix + label}
              </option>
            ))}
          </select>
        );
      })}
    </form>
  );
}
