// Writes each page that has a body as plain HTML, without a script:
//     node plain-html.js dist plain
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCorpus } from '@lectern/corpus';
import { toHast } from '@lectern/corpus/hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const [dist = 'dist', out = 'plain'] = process.argv.slice(2);
const corpus = openCorpus(dist);
const { title: siteTitle, baseUrl } = await corpus.site();
const writer = unified().use(rehypeStringify);

const element = (tagName, properties, ...children) => ({ type: 'element', tagName, properties, children });
const text = (value) => ({ type: 'text', value });

/** Converts an admonition to an `aside`. By default it becomes a `blockquote`. */
const Admonition = ({ props, children }, inner) =>
  element('aside', { className: [props.type ?? 'note'] }, ...inner(children));

for (const { path: address } of await corpus.routes()) {
  const page = await corpus.page(address);
  if (!('body' in page)) continue;
  const content = toHast(page, { components: { Admonition } }).children;
  const head = element(
    'head',
    {},
    element('meta', { charSet: 'utf-8' }),
    element('title', {}, text(`${page.title} | ${siteTitle}`)),
  );
  const body = element('body', {}, element('main', {}, ...content));
  const document = { type: 'root', children: [{ type: 'doctype' }, element('html', { lang: 'en' }, head, body)] };

  const folder = path.join(out, address.slice(baseUrl.length));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), writer.stringify(document));
}
