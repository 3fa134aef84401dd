import type { SiteFile } from '../types.ts';
import { encodePath } from '../url/pathname.ts';
import { CorpusError } from './corpus-error.ts';

/**
 * Returns the address of another language's corpus: `…/dist/corpus/` → `…/dist/de/corpus/`.
 *
 * @param corpus the address of the open corpus
 * @throws CorpusError if the site lacks the language
 */
export function languageUrl(name: string, { baseUrl, locales }: SiteFile, corpus: URL): URL {
  const found = locales.find((locale) => locale.name === name);
  if (!found) {
    const names = locales.map((locale) => locale.name).join(', ');
    const reason = `The site has no language "${name}". Its languages are ${names}.`;
    throw new CorpusError('missing', corpus.href, reason);
  }
  const { path, url } = found;
  if (url !== undefined && corpus.protocol !== 'file:') return new URL(`${encodePath(path)}corpus/`, url);
  const [own, other] = [baseUrl, path].map((folder) => folder.split('/').filter(Boolean)) as [string[], string[]];
  const differs = own.findIndex((part, index) => part !== other[index]);
  const shared = differs < 0 ? own.length : differs;
  const down = other.slice(shared).map((part) => `${encodePath(part)}/`);
  return new URL(['../'.repeat(1 + own.length - shared), ...down, 'corpus/'].join(''), corpus);
}
