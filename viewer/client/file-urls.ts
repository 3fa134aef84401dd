import type { CodeCorpus } from '../code/import-module.ts';
import { looksLikeFile, resolveProps } from '../corpus/corpus-urls.ts';

type Props = Record<string, unknown>;
type Make = (type: never, props: never, ...rest: never[]) => unknown;

let elsewhere: CodeCorpus | undefined;

/** @param corpus the corpus from which the code comes that runs next */
export function setCorpusOfCode(corpus: CodeCorpus | undefined): void {
  elsewhere = corpus?.isElsewhere ? corpus : undefined;
}

/**
 * Resolves addresses of files in elements that code creates, if the corpus is elsewhere: `<img src="/docs/img/a.png"
 * />`.
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

/** @returns the URL of a file. The path of a page is unchanged, and so all paths if the corpus is not elsewhere */
export function urlIfFile(path: string, { isElsewhere, url }: Pick<CodeCorpus, 'isElsewhere' | 'url'>): string {
  return isElsewhere && looksLikeFile(path) ? url(path) : path;
}
