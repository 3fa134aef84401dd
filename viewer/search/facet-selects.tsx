import { useSite } from '../corpus/corpus-context.ts';
import { searchMessage } from '../messages/search-message.ts';
import { docsLabel } from './search-scopes.ts';
import type { Facets } from './use-facets.ts';

/**
 * Renders select boxes for the version of each docs instance, and for the language to search. A select box with only
 * one option is omitted.
 */
export function FacetSelects({ facets: { versioned, languages, language, choose } }: { facets: Facets }) {
  const site = useSite();
  return (
    <>
      {versioned.map(({ id, versions, chosen }) => {
        const prefix = versioned.length > 1 ? `${docsLabel(site, id)}: ` : '';
        return (
          <select
            key={id}
            aria-label={prefix + searchMessage('lectern.search.version')}
            value={chosen}
            onChange={({ target }) => choose({ versions: { [id]: target.value } })}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {prefix + label}
              </option>
            ))}
          </select>
        );
      })}
      {languages.length > 0 && (
        <select
          aria-label={searchMessage('lectern.search.language')}
          value={language}
          onChange={({ target }) => choose({ language: target.value === site.locale ? undefined : target.value })}
        >
          {languages.map(({ name, label, htmlLang }) => (
            <option key={name} value={name} lang={htmlLang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
