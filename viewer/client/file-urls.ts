import type { CodeCorpus } from '../code/import-module.ts';
import { looksLikeFile, resolveProps } from '../corpus/corpus-urls.ts';

type Props = Record<string, unknown>;
type Make = (type: never, props: never, ...rest: never[]) => unknown;

let elsewhere: CodeCorpus | undefined;

/** Sets the corpus whose code runs next. Addresses of files in that code are resolved against this corpus. */
export function setCorpusOfCode(corpus: CodeCorpus | undefined): void {
  elsewhere = corpus?.isElsewhere ? corpus : undefined;
}

/**
 * Wraps a function that creates elements. If the corpus is not at `corpus/` below the base URL, the wrapper changes
 * the props of HTML elements. It replaces addresses of files with URLs at the location of the corpus.
 *
 * @param make `jsx` or `jsxs`
 */
export function withFileUrls<Of extends Make>(make: Of): Of {
  const makeAny = make as unknown as (...given: unknown[]) => unknown;
  const made = (type: unknown, props: Props, key: unknown) => makeAny(type, resolved(type, props), key);
  return made as unknown as Of;
}

function resolved(type: unknown, props: Props): Props {
  if (!elsewhere || typeof type !== 'string') return props;
  const own = { ...props };
  resolveProps(own, elsewhere.baseUrl, elsewhere.url, type);
  return own;
}

/**
 * @returns the URL of a file, if the corpus is on another host or in another folder. Otherwise, and for paths of
 * pages, returns the path unchanged
 */
export function urlIfFile(path: string, { isElsewhere, url }: Pick<CodeCorpus, 'isElsewhere' | 'url'>): string {
  return isElsewhere && looksLikeFile(path) ? url(path) : path;
}
