import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { loadComponents } from '../../body/load-components.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { ProvideCorpus } from '../../corpus/provide-corpus.tsx';
import { createCorpus } from '../../corpus/corpus.ts';
import { c, h, p } from '../corpus/nodes.ts';
import { sampleSite } from '../corpus/sample-site.ts';

await loadComponents([c('Tabs', {})], false);
const corpus = createCorpus('/site/', () => Promise.reject(new Error('nothing is fetched here')));

function markup(...nodes: BodyNode[]): string {
  return renderToStaticMarkup(
    <ProvideCorpus corpus={corpus} site={sampleSite}>
      {renderNodes(nodes)}
    </ProvideCorpus>,
  );
}

test('elements, text and inline markup are rendered', () => {
  assert.is(markup(p('a < b & ', h('em', {}, 'c'))), '<p>a &lt; b &amp; <em>c</em></p>');
});

test('tabs of which none has a name show their text', () => {
  assert.is(markup(c('Tabs', {}, p('a'), p('b'))), '<p>a</p><p>b</p>');
});

test('short inline code does not wrap, long inline code does', () => {
  assert.match(markup(h('code', {}, '--strict')), '<code class="is-short">--strict</code>');
  assert.match(
    markup(h('code', { className: 'mine' }, 'a command that is longer than a line')),
    '<code class="mine">a command',
  );
});

test('a heading with an id has a link to itself', () => {
  assert.is(
    markup(h('h2', { id: 'a b' }, 'One ', h('code', {}, 'two'))),
    '<h2 id="a b" class="anchored">One <code class="is-short">two</code><a class="hash-link"></a></h2>',
  );
  assert.is(markup(h('h1', {}, 'Title')), '<h1>Title</h1>');
  assert.is(markup(h('h3', {}, 'No id')), '<h3>No id</h3>');
});

test('an external link opens in a new tab and has a mark with a label', () => {
  const link = markup(h('a', { href: 'https://example.com/' }, 'out'));
  assert.match(
    link,
    '<a target="_blank" rel="noopener noreferrer" href="https://example.com/">out<span class="external-mark"><svg',
  );
  assert.match(link, 'aria-label="(opens in new tab)"');
  assert.is(markup(h('a', { href: '/site/docs/a' }, 'in')), '<a href="/site/docs/a">in</a>');
  assert.is(markup(h('a', { href: 'mailto:a@b.example' }, 'mail')), '<a href="mailto:a@b.example">mail</a>');
});

test('an unsafe link has no address', () => {
  assert.is(markup(h('a', { href: 'javascript:x()' }, 'no')), '<a>no</a>');
  assert.is(markup(c('Link', { to: 'javascript:x()' }, 'no')), '<a>no</a>');
});

test('a link that contains an image has no external mark, however deep the image is', () => {
  const link = (...inside: Parameters<typeof h>[2][]) => markup(h('a', { href: 'https://example.com/' }, ...inside));
  assert.match(link('Chat', h('span', {}, 'now')), 'external-mark');
  assert.not.match(link('Chat', h('svg', {})), 'external-mark');
  assert.not.match(link('Chat', h('span', {}, h('svg', {}))), 'external-mark');
});

test('an image is lazy and keeps its size', () => {
  assert.is(
    markup(h('img', { src: '/a.png', alt: 'A', width: 3, height: 2 })),
    '<img loading="lazy" decoding="async" alt="A" src="/a.png" width="3" height="2"/>',
  );
});

test('a table scrolls in its own box', () => {
  assert.is(
    markup(h('table', {}, h('tbody', {}, h('tr', {}, h('td', { align: 'right' }, '1'))))),
    '<div class="table-box" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td align="right">1</td></tr></tbody></table></div>',
  );
});

test('an admonition has the title of its kind, or its own', () => {
  assert.match(
    markup(c('Admonition', { type: 'caution' }, p('x'))),
    /admonition-warning.*<span>Caution<\/span>.*<p>x<\/p>/,
  );
  assert.match(
    markup(c('Admonition', { type: 'tip' }, c('AdmonitionTitle', {}, h('b', {}, 'Own')), p('x'))),
    '<span><b>Own</b></span>',
  );
  assert.match(markup(c('Admonition', { type: 'house-rule', id: 'x' }, p('x'))), /id="x".*<span>House-rule<\/span>/);
});

test('a code block has marked and numbered lines', () => {
  const code = markup(
    c('CodeBlock', { code: 'a\nb\n', language: 'js', title: 'x.js', marks: { hot: [2] }, lineNumbers: 7 }),
  );
  assert.match(code, '<figcaption aria-hidden="true">x.js</figcaption>');
  assert.match(code, 'counter-reset:line 6');
  assert.match(code, '<span class="line">a\n</span><span class="line marked hot">b\n</span></code>');
});

test('an unknown component renders its children', () => {
  assert.is(markup(c('Mystery', { a: 1 }, p('x'))), '<p>x</p>');
  assert.is(markup(c('Head', {}, h('title', {}, 'x'))), '');
});

test('void elements drop children, refused ones are removed with all their content', () => {
  assert.is(markup(h('br', {}, 'x'), h('script', {}, 'x'), h('style', {}, 'x'), h('not a tag', {}, 'y')), '<br/>y');
});

test('a frame shows another site only', () => {
  assert.is(markup(h('iframe', { src: '/site/x' }), h('iframe', {})), '');
  assert.match(
    markup(h('iframe', { src: 'https://example.com/x', title: 'X' })),
    '<iframe loading="lazy" title="X" src="https://example.com/x"></iframe>',
  );
});

test('a themed image has an element for each colour mode', () => {
  const picture = markup(c('ThemedImage', { alt: 'A', sources: { light: '/l.png', dark: '/d.png' } }));
  assert.match(picture, /src="\/l.png" alt="A" class="only-light"/);
  assert.match(picture, /src="\/d.png" alt="A" class="only-dark"/);
});

test('elements that run, load or change their surroundings are not rendered, in any case', () => {
  const tags = [
    'script',
    'SCRIPT',
    'Style',
    'LINK',
    'meta',
    'base',
    'object',
    'EMBED',
    'frame',
    'template',
    'animate',
    'SET',
    'animateTransform',
    'handler',
    'title',
  ];
  for (const tagName of tags) assert.is(markup(h(tagName, { href: '/x' }, 'x')), '', tagName);
});

test('a frame is recognised in any case', () => {
  assert.is(markup(h('IFRAME', { src: 'javascript:x()' })), '');
  assert.is(markup(h('Iframe', { src: '/site/docs' })), '');
  assert.match(markup(h('IFRAME', { src: 'https://example.org/' })), '<iframe loading="lazy"');
  assert.is(markup(h('A', { href: 'javascript:x()' }, 'no')), '<a>no</a>');
  assert.match(markup(h('INPUT', { type: 'checkbox' }, 'no children')), '<input');
});

test.run();
