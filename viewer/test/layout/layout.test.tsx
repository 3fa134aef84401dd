import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TocEntry } from '../../../corpus/schema/index.ts';
import { activeHeading } from '../../layout/active-heading.ts';
import { errorChain } from '../../layout/crash-boundary.tsx';
import { formatDate } from '../../layout/page-footer.tsx';
import { linkAttributes } from '../../layout/navbar/entry-link.tsx';
import { nestToc, type TocBranch } from '../../body/nest-toc.ts';
import { TocText } from '../../body/toc-text.tsx';

const entry = (depth: number, id: string): TocEntry => ({ depth, id, text: id });

function outline(branches: TocBranch[]): string {
  return branches
    .map(({ entry: { id }, branches: below }) => (below.length ? `${id}(${outline(below)})` : id))
    .join(' ');
}

test('headings nest below the nearest shallower one', () => {
  const toc = [entry(3, 'a'), entry(2, 'b'), entry(4, 'c'), entry(3, 'd'), entry(4, 'e'), entry(2, 'f')];
  assert.is(outline(nestToc(toc, 2, 4)), 'a b(c d(e)) f');
  assert.is(outline(nestToc(toc, 2, 3)), 'a b(d) f');
  assert.is(outline(nestToc(toc, 3, 4)), 'a(c) d(e)');
});

test('activeHeading returns the heading of the visible section', () => {
  const headings = [
    { id: 'a', top: -500 },
    { id: 'b', top: 200 },
    { id: 'c', top: 900 },
  ];
  assert.is(activeHeading(headings, 60, 800), 'b', 'in the upper half');
  assert.is(activeHeading([headings[0]!, { id: 'b', top: 500 }], 60, 800), 'a', 'in the lower half');
  assert.is(activeHeading([{ id: 'a', top: 500 }], 60, 800), undefined, 'none yet');
  assert.is(
    activeHeading(
      [
        { id: 'a', top: -500 },
        { id: 'b', top: 20 },
      ],
      60,
      800,
    ),
    'b',
    'all above',
  );
});

test('a heading keeps its inline markup in the table of contents, and no other', () => {
  const render = (html: string) => renderToStaticMarkup(<TocText entry={{ ...entry(2, 'x'), text: 'plain', html }} />);
  assert.is(
    render('a <code>b &lt;c&gt;</code> &amp; <em>d <strong>e</strong></em>'),
    'a <code>b &lt;c&gt;</code> &amp; <em>d <strong>e</strong></em>',
  );
  assert.is(render('<img src=x onerror=y>'), 'plain');
  assert.is(render('<script>x</script>'), 'plain');
  assert.is(render('<code>open'), 'plain');
  assert.is(render('<em><code></em></code>'), 'plain');
});

test('dates are formatted in UTC', () => {
  assert.is(formatDate('2018-10-14T23:59:59.000Z'), 'Oct 14, 2018');
  assert.is(formatDate('2018-01-01T00:30:00+02:00'), 'Dec 31, 2017');
  assert.is(formatDate('yesterday'), undefined);
});

test('an error shows its causes, each once', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', { cause: inner });
  assert.is(errorChain(outer), 'outer\n\nCause:\ninner');
  inner.cause = outer;
  assert.is(errorChain(outer), 'outer\n\nCause:\ninner');
});

test('event handlers are removed from the attributes of a link', () => {
  assert.equal(
    linkAttributes({ 'aria-label': 'a', target: '_self', 'data-x': '1', onclick: 'x()', style: 'x', href: 'y' }),
    {
      'aria-label': 'a',
      target: '_self',
      'data-x': '1',
    },
  );
});

test.run();
