// Tests the facts that the comparison with Docusaurus reads from pages, and its report.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../../compiler/test/temp.ts';
import { compareBuiltPages } from '../compare/built-pages.ts';
import { Differences } from '../compare/differences.ts';
import { pageFacts } from '../compare/page-facts.ts';
import { pagesToShow } from '../compare/pages-to-show.ts';

/** A page in the HTML style of Docusaurus: attributes have quotes only if HTML requires them. */
const theirs = `<!doctype html><html lang=en class="plugin-docs docs-doc-page"><head><title data-rh=true>Install | Pump</title>
<meta data-rh=true name=description content="How to  install it."></head><body><div id=__docusaurus><aside><nav class=menu>
<ul class="theme-doc-sidebar-menu menu__list"><li><div class=menu__list-item-collapsible><a class="menu__link menu__link--sublist"
 role=button aria-expanded=true href=/pump/start/>Start</a></div><ul class=menu__list><li><a class="menu__link menu__link--active"
 href=/pump/install/>Install <b>it</b><svg><title>x</title></svg></a></li></ul></li></ul></nav></aside><main><h1>Install</h1>
<h2 class=anchor id=parts>Parts<a href=#parts class=hash-link>&#8203;</a></h2><h3>Of no id</h3>
<nav class=pagination-nav><a class="pagination-nav__link pagination-nav__link--next" href=/pump/%C3%A4/><div
 class=pagination-nav__sublabel>Next</div><div class=pagination-nav__label>Ä</div></a></nav></main></div></body></html>`;
const ours = `<!doctype html><html lang="en"><head><title>Install | Pump</title>
<meta name="description" content="How to install it."></head><body><div id="root"><aside class="sidebar"><nav class="sidebar-nav">
<ul class="menu-list"><li><div class="menu-row"><button class="menu-link">Start<svg></svg></button></div><div><ul class="menu-list">
<li><a class="menu-link is-active" href="/pump/install">Install <b>it</b></a></li></ul></div></li></ul></nav></aside>
<main><h1>Install</h1><h2 id="parts">Parts<a class="hash-link" href="#parts">#</a></h2>
<nav class="pagination"><a class="pagination-link is-next" href="/pump/%C3%A4"><span class="pagination-label">Next</span><span
 class="pagination-title">Ä</span></a></nav></main></div></body></html>`;

const folder = tempFolder();
test.after(() => folder.remove());
let pairs = 0;

function compared(built: Record<string, string>, compiled: Record<string, string>): string[] {
  const inFolder = (name: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]));
  const name = `pair-${(pairs += 1)}`;
  folder.write({ ...inFolder(`${name}/build`, built), ...inFolder(`${name}/dist`, compiled) });
  const differences = new Differences();
  compareBuiltPages(`${folder.dir}/${name}/build`, `${folder.dir}/${name}/dist`, differences);
  return differences.lines(20);
}

test('the same is found in a page of Docusaurus and in one of Lectern', () => {
  assert.equal(pageFacts(theirs), pageFacts(ours));
  assert.equal(pageFacts(theirs), {
    title: 'Install | Pump',
    description: 'How to install it.',
    heading: 'Install',
    sections: [['parts', 'Parts']],
    sidebar: [
      [1, 'Start'],
      [2, 'Install it', '/pump/install'],
    ],
    next: ['/pump/ä', 'Ä'],
  });
});

test('a page is a file or the index of a folder; the report lists differences, then shares of equal values', () => {
  assert.equal(
    compared({ 'install/index.html': theirs }, { 'install.html': ours.replace('id="parts"', 'id="part"') }),
    [
      'sections /install, entry 1 of 1: expected ["parts","Parts"], found ["part","Parts"]',
      'routes: 1 of 1 (100.00 %)',
      'titles: 1 of 1 (100.00 %)',
      'headings: 1 of 1 (100.00 %)',
      'descriptions: 1 of 1 (100.00 %)',
      'sections: 0 of 1 (0.00 %)',
      'sidebars: 1 of 1 (100.00 %)',
      'previous and next: 1 of 1 (100.00 %)',
    ],
  );
});

test('a title that Docusaurus writes twice is counted apart', () => {
  const titled = (title: string) => ({ 'index.html': `<head><title>${title}</title></head>` });
  const counted = compared(titled('Pump | Pump'), titled('Pump')).filter((line) => line.startsWith('titles'));
  assert.equal(counted, ['titles that Docusaurus writes twice: 1 of 1 (100.00 %)']);
  assert.ok(compared(titled('Pump | Site'), titled('Pump')).includes('titles: 0 of 1 (0.00 %)'));
});

test('a missing page is reported; static files and debug pages are not compared', () => {
  const page = '<title>API</title>';
  const built = { 'api.html': page, 'away.html': page, '__docusaurus/debug/index.html': page };
  assert.equal(compared(built, { 'api.html': page }), [
    'routes /away: expected true, found false',
    'routes: 0 of 1 (0.00 %)',
  ]);
});

test('redirects lead to the same address, whether they are files or rules', () => {
  const leading = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;
  const built = { 'a/index.html': leading('/pump/c/'), 'b/index.html': leading('/pump/c') };
  const rules = {
    'b/index.html': leading('/pump/d/'),
    'corpus/site.json': '{"baseUrl":"/pump/"}',
    'corpus/redirects.json': '{"redirects":[{"from":"/pump/a","to":"/pump/c"}]}',
  };
  assert.equal(compared(built, rules), [
    'redirects /b: expected "/pump/c", found "/pump/d"',
    'redirects: 1 of 2 (50.00 %)',
  ]);
});

test('the home page, the longest pages and docs from all over the site are shown', () => {
  const page = (kind: string, length: number) => `<html class="plugin ${kind}">${'x'.repeat(length)}`;
  const docs = Object.fromEntries([1, 2, 3, 4, 5].map((index) => [`d${index}.html`, page('docs-doc-page', index)]));
  const files = { 'index.html': page('plugin-pages', 1), 'post.html': page('blog-post-page', 1), ...docs };
  folder.write(Object.fromEntries(Object.entries(files).map(([file, html]) => [`shown/${file}`, html])));
  assert.equal(pagesToShow(`${folder.dir}/shown`), ['/', '/d5', '/post', '/d2']);
});

test.run();
