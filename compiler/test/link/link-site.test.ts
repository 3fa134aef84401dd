import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkSite } from '../../link/link-site.ts';
import { siteOf, type Written } from './site-of.ts';

/** Links the page /docs/guides/here of a site with other pages. Returns its resolved references. */
function link(links: Written['links'], config: object = {}, page: Written = {}) {
  const input = siteOf(
    {
      'docs/guides/here.md': {
        path: '/docs/guides/here',
        links: links ?? [],
        anchors: ['top-of-it', 'übung'],
        ...page,
      },
      'docs/guides/there.md': { path: '/docs/guides/there', anchors: ['part'] },
      'docs/there.md': { path: '/docs/there' },
      'docs/with space.md': { path: '/docs/with space' },
      'docs/plan.md': { draft: true },
      'docs/again.md': { isNotServed: true },
    },
    config,
    ['docs/guides/a.png', 'static/img/b.png', 'docs/guides/report.pdf'],
  );
  const { links: table, diagnostics } = linkSite(input);
  const references = table.get('/docs/guides/here')!.references.get('docs/guides/here.md')!;
  return {
    references,
    hrefs: references.map((each) => ('href' in each ? each.href : 'source' in each ? each.source : '')),
    diagnostics,
    rules: diagnostics.map(({ rule }) => rule),
    table,
  };
}

test('file links become the paths of their pages, with query and hash kept', () => {
  const { hrefs, rules } = link([
    './there.md',
    '../there.md?a=1#b',
    'there.md#part',
    '@site/docs/there.md',
    '../with%20space.md',
  ]);
  assert.equal(hrefs, [
    '/docs/guides/there',
    '/docs/there?a=1#b',
    '/docs/guides/there#part',
    '/docs/there',
    '/docs/with%20space',
  ]);
  assert.equal(rules, ['broken-anchor', 'ambiguous-file-link']);
});

test('a prop of the site’s own component may be no link, unless it starts like one', () => {
  const given = (syntax: 'jsx' | 'jsx-own', ...urls: string[]) =>
    link(urls.map((url) => ({ url, syntax, kind: 'link' as const })));
  const open = given('jsx-own', 'lib/main.py', 'NEWS.md', 'examples/one', 'there', 'there.md');
  assert.equal(open.rules, ['ambiguous-file-link']);
  assert.equal(open.hrefs, ['lib/main.py', 'NEWS.md', 'examples/one', '/docs/guides/there', '/docs/guides/there']);
  assert.equal(given('jsx-own', '/nowhere', './nowhere', '@site/nowhere.md').rules, [
    'broken-link',
    'broken-link',
    'broken-markdown-link',
  ]);
  assert.equal(given('jsx', 'lib/main.py', 'NEWS.md').rules, ['broken-link', 'broken-markdown-link']);
  // A site's own component may change the address, for example to add a version. So a broken link is only a warning.
  const severities = (syntax: 'jsx' | 'jsx-own') => given(syntax, '/nowhere').diagnostics.map((each) => each.severity);
  assert.equal([severities('jsx-own'), severities('jsx')], [['warning'], ['error']]);
});

test('a relative URL starts at the path of the page, as in a browser', () => {
  assert.equal(link(['there', './there', '../there', '../there/']).hrefs, [
    '/docs/guides/there',
    '/docs/guides/there',
    '/docs/there',
    '/docs/there',
  ]);
});

test('an absolute path gets the base URL, once', () => {
  const site = siteOf({ 'docs/a.md': { path: '/base/a', links: ['/a', '/base/a'] } }, { baseUrl: '/base/' });
  const { links, diagnostics } = linkSite(site);
  assert.equal(links.get('/base/a')!.references.get('docs/a.md'), [
    { kind: 'page', href: '/base/a' },
    { kind: 'page', href: '/base/a' },
  ]);
  assert.equal(diagnostics, []);
});

test('external addresses and other schemes stay as they are', () => {
  const urls = ['https://example.org/a b', '//example.org', 'mailto:a@example.org'];
  const { references } = link(urls);
  assert.equal(
    references,
    urls.map((href) => ({ kind: 'external', href })),
  );
});

test('pathname:// is left to the browser', () => {
  assert.equal(link(['pathname:///files/plain.html']).references, [
    { kind: 'file', href: '/files/plain.html', target: '_self' },
  ]);
  assert.equal(link(['pathname:///../files/a b.html?x#y']).hrefs, ['/files/a%20b.html?x#y']);
});

test('files of the static folders and redirects are valid targets', () => {
  const { references, rules } = link(['/files/plain.html', '/files/plain', '/old']);
  assert.equal(rules, []);
  assert.equal(
    references.map(({ kind }) => kind),
    ['file', 'file', 'page'],
  );
});

test('a link to a file next to the page or in a static folder opens the file', () => {
  const { references } = link(['./report.pdf#page=2']);
  assert.equal(references, [{ kind: 'file', href: '/assets/report.pdf#page=2', target: '_blank' }]);
});

test('images are found next to the page and in the static folders, with their size', () => {
  const { references } = link([
    { kind: 'image', url: './a.png' },
    { kind: 'image', url: '/img/b.png' },
  ]);
  assert.equal(references[0], { kind: 'file', href: '/assets/a.png', target: '_blank', width: 3, height: 2 });
  assert.equal(references[1], { kind: 'file', href: '/assets/b.png', target: '_blank', width: 3, height: 2 });
});

test('a missing image is an error that lists the paths that were tried', () => {
  const { diagnostics } = link([{ kind: 'image', url: './nowhere.png', at: { line: 7, column: 3 } }]);
  assert.is(diagnostics.length, 1);
  const [diagnostic] = diagnostics;
  assert.is(diagnostic!.rule, 'missing-image');
  assert.is(diagnostic!.severity, 'error');
  assert.equal(diagnostic!.place, { path: 'docs/guides/here.md', line: 7, column: 3 });
  assert.match(diagnostic!.hint!, 'docs/guides/nowhere.png');
});

test('an image outside the site is refused', () => {
  assert.equal(link([{ kind: 'image', url: '../../../secret.png' }]).rules, ['outside-site']);
});

test('a link to nowhere is an error with the nearest path as a hint', () => {
  const { diagnostics } = link(['/docs/guides/ther']);
  assert.is(diagnostics[0]!.rule, 'broken-link');
  assert.is(diagnostics[0]!.severity, 'error');
  assert.is(diagnostics[0]!.hint, 'did you mean "/docs/guides/there"?');
});

test('a link to a page in capital letters that it does not have leads to it, with a warning', () => {
  const { diagnostics, hrefs } = link(['/docs/Guides/THERE/#part']);
  assert.equal(
    diagnostics.map(({ rule, severity, hint }) => [rule, severity, hint]),
    [['broken-link', 'warning', 'did you mean "/docs/guides/there"?']],
  );
  assert.equal(hrefs, ['/docs/guides/there#part']);
});

test('an unresolved file link is a warning, and stays as it was written', () => {
  const { references, diagnostics } = link(['./thare.md']);
  assert.is(diagnostics[0]!.severity, 'warning');
  assert.is(diagnostics[0]!.hint, 'did you mean "./there.md"?');
  assert.equal(references, [{ kind: 'broken', href: './thare.md' }]);
});

test("the level of each check is the config's", () => {
  const quiet = { onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'error', onBrokenAnchors: 'ignore' };
  const { diagnostics } = link(['/nowhere', './nowhere.md', '#nowhere'], quiet);
  assert.equal(
    diagnostics.map(({ rule, severity }) => `${rule} ${severity}`),
    ['broken-markdown-link error'],
  );
});

test('a link to a document that is not served reports that, and not a missing file', () => {
  const { diagnostics, hrefs } = link(['../again.md']);
  assert.is(
    diagnostics[0]!.message,
    'the link "../again.md" leads to the file "docs/again.md", which is not published as a page',
  );
  assert.match(diagnostics[0]!.hint!, 'another page has its path');
  assert.equal(hrefs, ['../again.md']);
});

test('a link to a draft reports the draft', () => {
  const { diagnostics } = link(['../plan.md']);
  assert.is(diagnostics[0]!.rule, 'draft-link');
  assert.match(diagnostics[0]!.hint!, 'docs/plan.md');
});

test('an anchor is looked up raw and decoded, on this page and on others', () => {
  assert.equal(link(['#top-of-it', '#%C3%BCbung', '#übung', './there.md#part', '#']).rules, []);
  const { diagnostics } = link(['#top-of-i', './there.md#prat']);
  assert.equal(
    diagnostics.map(({ rule, hint }) => [rule, hint]),
    [
      ['broken-anchor', 'did you mean "#top-of-it"?'],
      ['broken-anchor', 'did you mean "#part"?'],
    ],
  );
});

test("a partial's links start at the partial, and its headings appear at its include", () => {
  const input = siteOf({
    'docs/a.md': {
      path: '/docs/a',
      links: [{ kind: 'partial', url: './parts/_p.md' }, '#inside'],
      outline: [
        { type: 'heading', depth: 2, id: 'before', text: 'Before' },
        { type: 'partial', reference: 0 },
        { type: 'heading', depth: 2, id: 'after', text: 'After' },
      ],
    },
    'docs/parts/_p.md': {
      links: ['./q.md'],
      anchors: ['inside'],
      outline: [{ type: 'heading', depth: 3, id: 'inside', text: 'Inside' }],
    },
    'docs/parts/q.md': { path: '/docs/parts/q' },
  });
  const { links, diagnostics } = linkSite(input);
  const page = links.get('/docs/a')!;
  assert.equal(diagnostics, []);
  assert.equal(
    page.outline.map(({ id }) => id),
    ['before', 'inside', 'after'],
  );
  assert.equal(page.references.get('docs/a.md')![0], { kind: 'partial', source: 'docs/parts/_p.md' });
  assert.equal(page.references.get('docs/parts/_p.md'), [{ kind: 'page', href: '/docs/parts/q' }]);
});

test('the headings of a partial that a page includes twice have different ids, as in the body', () => {
  const inner = [{ type: 'heading' as const, depth: 2 as const, id: 'setup', text: 'Setup' }];
  const twice = [
    { type: 'partial' as const, reference: 0 },
    { type: 'partial' as const, reference: 0 },
  ];
  const input = siteOf({
    'docs/a.md': { path: '/docs/a', links: [{ kind: 'partial', url: './_p.md' }], outline: twice },
    'docs/_p.md': { outline: inner },
  });
  assert.equal(
    linkSite(input)
      .links.get('/docs/a')!
      .outline.map(({ id }) => id),
    ['setup', 'setup-1'],
  );
});

test('a partial outside the site is refused, whether it is there or not', () => {
  const include = [{ kind: 'partial' as const, url: '../../secret.mdx' }];
  const { diagnostics } = linkSite(siteOf({ 'docs/a.md': { path: '/docs/a', links: include } }));
  assert.equal(
    diagnostics.map(({ rule, message }) => `${rule}: ${message}`),
    ['outside-site: the file "../../secret.mdx" is outside the site\'s folder'],
  );
});

test('an error in a partial is reported once, however many pages include it', () => {
  const include = [{ kind: 'partial' as const, url: './_p.md' }];
  const { diagnostics } = linkSite(
    siteOf({
      'docs/a.md': { path: '/docs/a', links: include },
      'docs/b.md': { path: '/docs/b', links: include },
      'docs/_p.md': { links: ['/nowhere'] },
    }),
  );
  assert.equal(
    diagnostics.map(({ rule }) => rule),
    ['broken-link'],
  );
});

test('partials that include each other are an error, and the page is linked all the same', () => {
  const { diagnostics, links } = linkSite(
    siteOf({
      'docs/a.md': { path: '/docs/a', links: [{ kind: 'partial', url: './_p.md' }] },
      'docs/_p.md': { links: [{ kind: 'partial', url: './_q.md' }] },
      'docs/_q.md': { links: [{ kind: 'partial', url: './_p.md' }] },
    }),
  );
  assert.equal(
    diagnostics.map(({ rule, message }) => [rule, message]),
    [['partial-cycle', 'this partial includes itself: docs/_p.md → docs/_q.md → docs/_p.md']],
  );
  assert.ok(links.get('/docs/a'));
});

test('a social image next to the page gets the address of its copy', () => {
  assert.is(link([], {}, { image: './a.png' }).table.get('/docs/guides/here')!.image, '/assets/a.png');
  assert.is(link([], {}, { image: 'img/b.png' }).table.get('/docs/guides/here')!.image, undefined);
});

/** Links a translation of `docs/guides/here.md`. Returns its resolved references. */
function linkTranslation(links: Written['links']) {
  const input = siteOf(
    {
      'docs/guides/here.md': {},
      'i18n/de/guides/here.md': { path: '/de/docs/guides/here', translates: 'docs/guides/here.md', links: links ?? [] },
      'docs/guides/there.md': {},
      'i18n/de/guides/there.md': {
        path: '/de/docs/guides/there',
        translates: 'docs/guides/there.md',
        anchors: ['teil', 'part'],
      },
      'docs/guides/other.md': { path: '/de/docs/guides/other', anchors: ['part'] },
    },
    {},
    ['docs/guides/a.png', 'docs/guides/b.png', { path: 'i18n/de/guides/b.png', href: '/assets/b-de.png' }],
  );
  const { links: table, diagnostics } = linkSite(input);
  const references = table.get('/de/docs/guides/here')!.references.get('i18n/de/guides/here.md')!;
  return {
    hrefs: references.map((each) => ('href' in each ? each.href : '')),
    problems: diagnostics.map(({ rule, place, message }) => `${rule} ${place.path}:${place.line}: ${message}`),
  };
}

test('a file link of a translation leads to the page in its language, translated or not', () => {
  const { hrefs, problems } = linkTranslation([
    './there.md#teil',
    './other.md#part',
    'there.md',
    '@site/docs/guides/there.md#part',
  ]);
  assert.equal(hrefs, [
    '/de/docs/guides/there#teil',
    '/de/docs/guides/other#part',
    '/de/docs/guides/there',
    '/de/docs/guides/there#part',
  ]);
  assert.equal(problems, []);
});

test('anchors in links of a translation are checked against the ids of the translated page', () => {
  assert.equal(linkTranslation(['./there.md#teil', './there.md#nirgends']).problems.length, 1);
  assert.match(linkTranslation(['./other.md#teil']).problems[0]!, /^broken-anchor i18n\/de\/guides\/here\.md:1: /);
});

test('an image of a translation is next to it, or next to its original', () => {
  const image = (url: string) => ({ kind: 'image' as const, url });
  const { hrefs, problems } = linkTranslation([image('./a.png'), image('./b.png'), image('./c.png')]);
  assert.equal(hrefs.slice(0, 2), ['/assets/a.png', '/assets/b-de.png']);
  assert.equal(
    problems.map((problem) => problem.split(':')[0]),
    ['missing-image i18n/de/guides/here.md'],
  );
});

test.run();
