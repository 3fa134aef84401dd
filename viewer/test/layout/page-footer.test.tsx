import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCorpus } from '../../corpus/corpus.ts';
import { ProvideCorpus } from '../../corpus/provide-corpus.tsx';
import { PageFooter } from '../../layout/page-footer.tsx';
import { sampleSite } from '../corpus/sample-site.ts';

type FooterProps = Partial<Parameters<typeof PageFooter>[0]>;

function render(shown: FooterProps): string {
  return renderToStaticMarkup(
    <ProvideCorpus corpus={createCorpus('/site/', fetch)} site={sampleSite}>
      <PageFooter tags={[]} editUrl={undefined} lastUpdate={undefined} {...shown} />
    </ProvideCorpus>,
  );
}

const words = (html: string) => html.replace(/<[^>]*>/g, '').trim();

test('the footer of a page links to the source to edit', () => {
  const html = render({ editUrl: 'https://example.org/edit/docs/a.md' });
  assert.match(html, /<a [^>]*class="edit-link"/);
  assert.match(html, 'href="https://example.org/edit/docs/a.md"');
  assert.is(words(html), 'Edit this page');
});

test('the footer of a page shows the date of the last change, its author, or both', () => {
  const shown = (lastUpdate: FooterProps['lastUpdate']) => words(render({ lastUpdate }));
  const at = '2024-03-01T10:00:00.000Z';
  assert.is(shown({ at, by: 'Ann' }), 'Last updated on Mar 1, 2024 by Ann');
  assert.is(shown({ at }), 'Last updated on Mar 1, 2024');
  assert.is(shown({ by: 'Ann' }), 'Last updated by Ann');
  assert.match(render({ lastUpdate: { at } }), `<time dateTime="${at}">`);
});

test('a page without this data has no footer', () => {
  assert.is(render({}), '');
});

test.run();
