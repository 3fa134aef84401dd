import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { ProvideCorpus } from '../../corpus/provide-corpus.tsx';
import { createCorpus } from '../../corpus/corpus.ts';
import { PageContext } from '../../corpus/corpus-context.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';

const corpus = createCorpus('/site/', () => Promise.reject(new Error('nothing is fetched here')));
const intro = sampleDoc('/site/docs/intro', 'Introduction', {
  toc: [
    { depth: 2, id: 'a', text: 'A & B' },
    { depth: 3, id: 'b', text: 'x y', html: '<code>x</code> y' },
  ],
});

/** Renders children on a page of the sample site. @param differences changes to the site @returns the HTML */
export function onPage(children: ReactNode, page: Page = intro, differences: Partial<SiteFile> = {}): string {
  return renderToStaticMarkup(
    <ProvideCorpus corpus={corpus} site={{ ...sampleSite, customFields: { team: 'docs' }, ...differences }}>
      <PageContext value={page}>{children}</PageContext>
    </ProvideCorpus>,
  );
}

/** Calls a hook on a page of the sample site. @returns its result */
export function resultOf<T>(hook: () => T, page?: Page, differences?: Partial<SiteFile>): T {
  const results: T[] = [];
  const Asking = () => {
    results.push(hook());
    return null;
  };
  onPage(<Asking />, page, differences);
  return results[0]!;
}
