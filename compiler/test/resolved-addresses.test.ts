// Tests that both parsers resolve and check addresses in attributes of HTML, JSX and Markdown in the same way.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { chooseParser, parsers } from '../parse/parser-choice.ts';
import type { TempFolder } from './temp.ts';
import { configFile, smallSite } from './small-site.ts';

const test = smallSite('resolved addresses');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
// Some of the file names below are invalid on Windows.
const rules = { 'unportable-character': 'ignore' };
const config = configFile({ baseUrl: '/b/', docs: {}, markdown: { format: 'detect' }, llms: false, rules });

/**
 * Compiles a page with both parsers, and asserts that the results are equal.
 *
 * @returns the attributes with addresses, and the diagnostics
 */
async function compiled(folder: TempFolder, name: string, text: string) {
  folder.write({ ...config, [`docs/${name}`]: text });
  const results: { page: string; problems: string[] }[] = [];
  for (const parser of parsers.filter((each) => each !== 'auto')) {
    chooseParser(parser, () => {});
    const { diagnostics, published } = await compile(folder.dir, { cache: false });
    const problems = diagnostics.map(({ rule, message, place }) => `${place.path}:${place.line} ${rule} ${message}`);
    const file = path.join(folder.dir, 'dist/corpus/pages/docs/page.json');
    results.push({ page: published ? readFileSync(file, 'utf8') : '', problems });
  }
  chooseParser('auto', () => {});
  assert.equal(results[1], results[0]);
  return results[0]!;
}

const files = {
  'docs/rel.svg': svg,
  'docs/step #1.svg': svg,
  'static/a.svg': svg,
  'static/b.svg': svg,
  'static/what?.svg': svg,
  'static/C# guide.pdf': 'x',
  'static/v.mp4': 'x',
  'static/v.vtt': 'x',
};

const valuesOf = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`"${name}":"([^"]*)"`, 'g'))].map(([, value]) => value!.replace(/-[\da-f]{8}/, ''));

test('every attribute of HTML that contains an address is resolved', async ({ folder }) => {
  folder.write(files);
  const html = `<img src="/a.svg" srcset="/a.svg 1x, ./rel.svg 2x">
<picture><source srcset="/b.svg"></picture>
<video src="/v.mp4" poster="/a.svg"><track src="/v.vtt"></video>
<svg><use href="/a.svg#s"/><use href="#own"/><image xlink:href="/b.svg"/></svg>
<blockquote cite="./index.md">x</blockquote>
<form action="/docs"><button formaction="/api">x</button><input type="image" src="/b.svg"></form>
<table background="/a.svg"><tbody><tr><td>x</td></tr></tbody></table>
`;
  const { page, problems } = await compiled(folder, 'page.md', html);
  assert.equal(problems, []);
  assert.equal(valuesOf(page, 'srcSet'), ['/b/a.svg 1x, /b/assets/rel.svg 2x', '/b/b.svg']);
  assert.equal(valuesOf(page, 'src'), ['/b/a.svg', '/b/v.mp4', '/b/v.vtt', '/b/b.svg']);
  assert.equal(valuesOf(page, 'poster'), ['/b/a.svg']);
  assert.equal(valuesOf(page, 'href').slice(0, 2), ['/b/a.svg#s', '#own']);
  assert.equal(valuesOf(page, 'xLinkHref'), ['/b/b.svg']);
  assert.equal(valuesOf(page, 'cite'), ['/b/docs/']);
  assert.equal([valuesOf(page, 'action'), valuesOf(page, 'formAction')], [['/b/docs/'], ['/api']]);
  assert.equal(valuesOf(page, 'background'), ['/b/a.svg']);
});

test('elements and images in MDX are resolved in the same way, with code and without', async ({ folder }) => {
  folder.write(files);
  const mdx = `<img src="/a.svg" srcSet="/a.svg 1x, ./rel.svg 2x"/>

<img src="/b.svg" srcSet="/b.svg 3x" onLoad={() => {}}/>

<Image src="/a.svg" srcSet="./rel.svg 2x"/>

<ThemedImage sources={{light: '/a.svg', dark: '/b.svg'}}/>
`;
  const { page, problems } = await compiled(folder, 'page.mdx', mdx);
  assert.equal(problems, []);
  assert.equal(valuesOf(page, 'srcSet'), ['/b/a.svg 1x, /b/assets/rel.svg 2x', '/b/b.svg 3x', '/b/assets/rel.svg 2x']);
  assert.equal([valuesOf(page, 'light'), valuesOf(page, 'dark')], [['/b/a.svg'], ['/b/b.svg']]);
});

test('an image of a srcset that does not exist is reported', async ({ folder }) => {
  folder.write(files);
  const { problems } = await compiled(
    folder,
    'page.md',
    '<img src="/a.svg" srcset="/no.svg 1x, https://cdn.test/w_1,h_2/a.svg 2x">\n',
  );
  assert.equal(problems, ['docs/page.md:1 missing-image the image "/no.svg" does not exist']);
});

test('encoded characters in the names of files are decoded', async ({ folder }) => {
  folder.write(files);
  const markdown = `![x](step%20%231.svg) ![x](/what%3F.svg) [x](/C%23%20guide.pdf)

<img src="/what%3F.svg" srcset="step%20%231.svg 2x"> <a href="/C%23%20guide.pdf">x</a>
`;
  const { page, problems } = await compiled(folder, 'page.md', markdown);
  assert.equal(problems, []);
  assert.equal(valuesOf(page, 'src'), ['/b/assets/step-1.svg', '/b/what%3F.svg', '/b/what%3F.svg']);
  assert.equal(valuesOf(page, 'srcSet'), ['/b/assets/step-1.svg 2x']);
  assert.equal(valuesOf(page, 'href').slice(0, 2), ['/b/C%23%20guide.pdf', '/b/C%23%20guide.pdf']);
});

test('a text fragment is not a part of an id', async ({ folder }) => {
  const text = `## Part

[a](#part:~:text=x) [b](#:~:text=x,-y) [c](./index.md#:~:text=x) [d](/docs#:~:text=x) [e](#gone:~:text=x)

<a href="#part:~:text=x">f</a>
`;
  const { problems } = await compiled(folder, 'page.md', text);
  assert.equal(
    problems.map((problem) => problem.split(' ')[1]),
    ['broken-anchor'],
  );
  assert.match(problems[0]!, 'no heading or element with id "gone" on');
});

test.run();
