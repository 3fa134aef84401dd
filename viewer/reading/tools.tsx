import { useMemo } from 'react';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { useCorpus, usePage, useSite } from '../corpus/corpus-context.ts';
import { CopyMenu } from './copy-menu.tsx';
import { footnotes, linkPreviews, terms } from './explanations.tsx';
import { Popover } from './popover.tsx';
import { ReaderMenu } from './reader-menu.tsx';

/** @param href the page's twin in Markdown */
export function Tools({ href }: { href: string | undefined }) {
  const { reading = {} } = useSite();
  const corpus = useCorpus();
  const page = usePage();
  const explanations = useMemo(
    () => [
      ...(page ? [footnotes(page), terms(page)] : []),
      ...(reading.linkPreviews === false ? [] : [linkPreviews(corpus)]),
    ],
    [corpus, page, reading.linkPreviews],
  );
  return (
    <>
      <div className="page-tool-row">
        {reading.settings !== false && <ReaderMenu />}
        {href !== undefined && isSafeUrl(href) && <CopyMenu href={href} />}
      </div>
      <Popover explanations={explanations} />
    </>
  );
}
