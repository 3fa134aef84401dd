import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkSite } from '../../link/link-site.ts';
import { siteOf, type Written } from './site-of.ts';

const heading = (id: string) => ({ type: 'heading' as const, depth: 2 as const, id, text: id });
const place = (reference: number) => ({ type: 'partial' as const, reference });
const partial = (url: string) => ({ kind: 'partial' as const, url });

/**
 * Links a page.
 *
 * @returns the ids in the page's table of contents, and the links to ids that don't exist
 */
function linked(documents: Record<string, Written>) {
  const { links, diagnostics } = linkSite(siteOf(documents));
  return {
    toc: links.get('/a')!.outline.map(({ id }) => id),
    broken: diagnostics.map(({ message }) => /with id "([^"]*)" on/.exec(message)![1]),
  };
}

test('the page keeps its ids, and the ids of its partials get the first free number', () => {
  const { toc, broken } = linked({
    'docs/a.md': {
      path: '/a',
      links: [partial('./_p.md'), '#from-partial-1', '#options-2', '#options-3', '#options'],
      outline: [heading('options'), place(0), place(0), heading('from-partial')],
    },
    'docs/_p.md': { outline: [heading('options'), heading('from-partial')], links: ['#options'] },
  });
  assert.equal(toc, ['options', 'options-1', 'from-partial-1', 'options-2', 'from-partial-2', 'from-partial']);
  assert.equal(broken, ['options-3']);
});

test('two partials with the same id, and a number that the page has already, get different ids', () => {
  const { toc, broken } = linked({
    'docs/a.md': {
      path: '/a',
      links: [partial('./_p.md'), partial('./_q.md'), '#setup-2'],
      outline: [place(0), place(1), heading('setup-1')],
    },
    'docs/_p.md': { outline: [heading('setup')] },
    'docs/_q.md': { outline: [heading('setup')] },
  });
  assert.equal([toc, broken], [['setup', 'setup-2', 'setup-1'], []]);
});

test('a link from another page is checked against the ids that the page has in the end', () => {
  const { broken } = linked({
    'docs/a.md': { path: '/a', links: [partial('./_p.md')], outline: [heading('x'), place(0), place(0)] },
    'docs/_p.md': { outline: [heading('x'), place(0)], links: [partial('./_q.md')] },
    'docs/_q.md': { anchors: ['note'] },
    'docs/b.md': { path: '/b', links: ['/a#x-1', '/a#x-2', '/a#x-3', './a.md#note-1', './a.md#note-2'] },
  });
  assert.equal(broken, ['x-3', 'note-2']);
});

test.run();
