import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as client from '../../client/index.ts';
import { parseMeta } from '../../client/components/parse-meta.ts';
import { generatePath } from '../../client/router/match-path.ts';
import { onPage } from './wrap.tsx';

const {
  Admonition,
  AdmonitionTitle,
  CodeBlock,
  Details,
  Heading,
  Interpolate,
  Link,
  TabItem,
  Tabs,
  TOCInline,
  Translate,
} = client;

test('a link to a page of the site gets the base URL', () => {
  assert.is(onPage(<Link to="/docs/intro">in</Link>), '<a href="/site/docs/intro">in</a>');
  assert.is(onPage(<Link href="/site/docs/intro">in</Link>), '<a href="/site/docs/intro">in</a>');
  assert.is(
    onPage(
      <Link to="/docs" autoAddBaseUrl={false}>
        in
      </Link>,
    ),
    '<a href="/docs">in</a>',
  );
  assert.match(onPage(<Link to="https://example.com/">out</Link>), 'target="_blank"');
  assert.is(onPage(<Link to="javascript:x()">no</Link>), '<a>no</a>');
  assert.match(onPage(<Link to="pathname:///files/a.zip">file</Link>), 'href="/site/files/a.zip"');
});

test('tabs read their items from elements, from lists of them, and from values', () => {
  const html = onPage(
    <Tabs defaultValue="b" className="mine">
      <TabItem value="a" label="Apple">
        red
      </TabItem>
      {['b', 'c'].map((value) => (
        <TabItem key={value} value={value}>
          {value} panel
        </TabItem>
      ))}
      <>
        <TabItem value="d">in a fragment</TabItem>
      </>
    </Tabs>,
  );
  assert.equal(
    [...html.matchAll(/role="tab" [^>]*>([^<]*)</g)].map(([, label]) => label),
    ['Apple', 'b', 'c', 'd'],
  );
  assert.match(html, /aria-selected="true"[^>]*>b</);
  assert.match(html, 'class="tabs mine"');
  const valued = onPage(
    <Tabs values={[{ value: 'y', label: 'Why' }, { value: 'x' }]}>
      <TabItem value="x">X</TabItem>
      <TabItem value="y">Y</TabItem>
    </Tabs>,
  );
  assert.match(valued, />Why<.*>x<.*class="tab-panel">Y<.*hidden="" data-label="x" class="tab-panel">X</);
});

test('a component that renders a tab item counts as one', () => {
  const Mine = ({ value }: { value: string }) => <TabItem value={value}>mine</TabItem>;
  assert.match(onPage(<Tabs><Mine value="x" /></Tabs>), /role="tab"[^>]*>x<.*class="tab-panel">mine</); // prettier-ignore
});

test('an admonition takes elements as its title and icon', () => {
  const html = onPage(
    <Admonition type="tip" title={<b>Own</b>} icon="💡">
      x
    </Admonition>,
  );
  assert.match(html, /admonition-tip.*💡<span><b>Own<\/b><\/span>.*class="admonition-body">x</);
  const titled = onPage(
    <Admonition type="caution">
      <AdmonitionTitle>
        <i>Inside</i>
      </AdmonitionTitle>
      text
    </Admonition>,
  );
  assert.match(titled, /<span><i>Inside<\/i><\/span>.*"admonition-body">text</);
});

test('a code block that the compiler has not highlighted has a title, numbers and marked lines', () => {
  const html = onPage(<CodeBlock className="language-js" metastring={'title="a.js" {2} showLineNumbers'}>{'one\ntwo'}</CodeBlock>); // prettier-ignore
  assert.match(
    html,
    /code-frame language-js is-numbered.*<figcaption aria-hidden="true">a\.js<.*class="line">one\n<\/span><span class="line marked highlight">two/s,
  );
  assert.match(onPage(<CodeBlock title={<b>a.js</b>}>one</CodeBlock>), '<figcaption><b>a.js</b></figcaption>'); // prettier-ignore
  assert.match(onPage(<CodeBlock><b>not text</b></CodeBlock>), '<pre tabindex="0"><b>not text</b></pre>'); // prettier-ignore
});

test('the class of a code block is on its outermost element, however its code is given', () => {
  const outer = (element: ReactNode) => /^<(?:figure|pre)[^>]* class="([^"]*)"/.exec(onPage(element))?.[1];
  const own = 'kettle language-js text--left';
  assert.is(outer(<CodeBlock className={own}>pour()</CodeBlock>), `code-frame ${own}`); // prettier-ignore
  assert.is(outer(<CodeBlock className="kettle" language="js">pour()</CodeBlock>), 'code-frame kettle language-js'); // prettier-ignore
  assert.is(outer(<CodeBlock className="kettle" code="pour()" language="js" />), 'code-frame kettle language-js');
  assert.is(outer(<CodeBlock className="kettle"><b>pour</b></CodeBlock>), 'kettle'); // prettier-ignore
});

test('code that the compiler has coloured keeps its colours', () => {
  const props = { code: 'let a', tokens: 'k3', marks: { hot: [1] } };
  assert.match(
    onPage(<CodeBlock {...props} />),
    '<span class="line marked hot"><span class="token keyword">let</span> a',
  );
});

test('DocCardList renders cards from sidebar items', () => {
  const link = { type: 'link' as const, label: 'One', href: '/site/one', description: 'The first.' };
  const category = {
    type: 'category' as const,
    label: 'More',
    collapsible: true,
    collapsed: false,
    items: [link, link],
  };
  const html = onPage(
    <client.DocCardList
      items={[
        category,
        { type: 'html', body: [], defaultStyle: false },
        { kind: 'link', label: 'Card', href: '/site/card' },
      ]}
    />,
  );
  assert.match(
    html,
    /class="card card-category" href="\/site\/one">.*More.*2 items.*class="card card-link" href="\/site\/card"/s,
  );
});

test('parseMeta reads the title, the lines and the line numbers', () => {
  assert.equal(parseMeta(`title='b c' {1,3-4}`), { title: 'b c', firstLine: undefined, lines: [1, 3, 4] });
  assert.equal(parseMeta('showLineNumbers={7}'), { title: undefined, firstLine: 7, lines: [] });
  assert.equal(parseMeta('{9-1, 5, 1-99999999}').lines, [5]);
});

test('Details, Heading and the table of contents render their HTML', () => {
  assert.is(onPage(<Details summary="More" open>x</Details>), '<details open=""><summary>More</summary>x</details>'); // prettier-ignore
  assert.is(
    onPage(<Details summary={<summary className="s">More</summary>}>x</Details>),
    '<details><summary class="s">More</summary>x</details>',
  );
  assert.match(onPage(<Heading as="h2" id="a">Title</Heading>), '<h2 id="a" class="anchored">Title<a class="hash-link"></a></h2>'); // prettier-ignore
  assert.match(onPage(<TOCInline />), 'href="#a"');
  assert.match(
    onPage(<TOCInline toc={[{ value: 'Own <code>x</code>', id: 'own', level: 2 }]} />),
    '<a href="#own">Own <code>x</code></a>',
  );
});

test('Translate and Interpolate insert values', () => {
  assert.is(client.interpolate('Hello {name}, {other}', { name: 'you' }), 'Hello you, {other}');
  assert.is(onPage(<Interpolate values={{ link: <b>here</b> }}>{'Look {link}!'}</Interpolate>), 'Look <b>here</b>!');
  assert.is(client.translate({ id: 'x', message: '{count} posts' }, { count: 3 }), '3 posts');
  assert.is(client.translate({ id: 'only.id' }), 'only.id');
  assert.is(onPage(<Translate values={{ n: 1 }}>{'{n} page'}</Translate>), '1 page');
});

test('matchPath and generatePath support the patterns of React Router', () => {
  assert.equal(client.matchPath('/blog/a/b', { path: '/blog/:slug' }), {
    path: '/blog/:slug',
    url: '/blog/a',
    isExact: false,
    params: { slug: 'a' },
  });
  assert.is(client.matchPath('/blog/a/b', { path: '/blog/:slug', exact: true }), null);
  assert.is(client.matchPath('/docs/', { path: ['/blog', '/docs'], exact: true })?.path, '/docs');
  assert.is(client.matchPath('/docs', '/blog'), null);
  assert.is(generatePath('/blog/:slug', { slug: 'a' }), '/blog/a');
});

test.run();
