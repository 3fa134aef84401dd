import { useMemo } from 'react';
import { isSafeUrl, useCorpus, usePage, useSite } from '../../../viewer/tool-parts.ts';
import { olderVersions } from './compare/compared-versions.ts';
import { CopyMenu } from './copy-menu.tsx';
import { copiedLinks, footnotes, linkPreviews, terms } from './explain/explanations.tsx';
import { Feedback } from './feedback.tsx';
import { Popover } from './explain/popover.tsx';
import { Progress } from './progress.tsx';
import { ReaderMenu } from './reader-menu.tsx';
import { useArrival } from './use-arrival.ts';

/** @param href the address of the page's Markdown file */
export function Tools({ href }: { href: string | undefined }) {
  const site = useSite();
  const { reading = {} } = site;
  const corpus = useCorpus();
  const page = usePage();
  const explanations = useMemo(
    () => [
      copiedLinks,
      ...(page ? [footnotes(page), terms(page)] : []),
      ...(reading.linkPreviews === false ? [] : [linkPreviews(corpus)]),
    ],
    [corpus, page, reading.linkPreviews],
  );
  useArrival();
  return (
    <>
      <div className="page-tool-row">
        {reading.settings !== false && <ReaderMenu />}
        {href !== undefined && isSafeUrl(href) && (
          <CopyMenu href={href} versions={page ? olderVersions(page, site) : []} />
        )}
      </div>
      <Popover explanations={explanations} />
      {reading.progress && <Progress />}
      {page && reading.feedback !== undefined && <Feedback url={reading.feedback} page={page} />}
    </>
  );
}
