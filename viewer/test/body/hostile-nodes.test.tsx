// Tests that the HTML of hostile page bodies runs no code, because the viewer does not trust a corpus.
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { checkNodes } from '../../corpus/check-body.ts';
import { createCorpus } from '../../corpus/corpus.ts';
import { ProvideCorpus } from '../../corpus/provide-corpus.tsx';
import { sampleSite } from '../corpus/sample-site.ts';
import { hostileNodes } from './hostile-nodes.ts';

const corpus = createCorpus('/site/', () => Promise.reject(new Error('nothing is fetched here')));

function page(node: BodyNode) {
  // Converts the nodes to JSON and back, because bodies come from JSON files.
  const nodes = JSON.parse(JSON.stringify([node])) as BodyNode[];
  checkNodes(nodes, 'page.json');
  return (
    <ProvideCorpus corpus={corpus} site={sampleSite}>
      {renderNodes(nodes)}
    </ProvideCorpus>
  );
}

const activeTags =
  /^(?:(?:svg:)?script|style|link|meta|base|object|embed|applet|frame|frameset|template|portal|set|animate\w*|handler|listener|plaintext)$/i;
const addressed = /^(?:href|src|xLinkHref|action|formAction|poster|cite|background|data|ping|srcSet|manifest)$/i;
/** Elements whose `name` becomes a property of the document, and can hide a built-in property. */
const named = /^(?:img|form|iframe|embed|object)$/;

/**
 * Whether a URL runs code. The function follows the URL parsing of browsers, and shares no code with the viewer's own
 * check.
 */
function runs(url: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const bare = url.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '').toLowerCase();
  return /^(?:javascript|vbscript):/.test(bare) || /^data:(?!image\/)/.test(bare);
}

function dangersIn(node: Nodes): string[] {
  const own = node.type === 'element' ? dangersOf(node) : node.type === 'comment' ? ['a comment'] : [];
  return [...own, ...('children' in node ? node.children.flatMap(dangersIn) : [])];
}

function dangersOf({ tagName, properties }: Element): string[] {
  const dangers = activeTags.test(tagName) ? [`<${tagName}>`] : [];
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const isPicture = tagName === 'img' || tagName === 'image';
    if (/^on/i.test(name) || /^(?:srcDoc|innerHTML|outerHTML|is)$/i.test(name)) dangers.push(name);
    if (addressed.test(name) && (runs(text) || (!isPicture && /^\s*data:/i.test(text))))
      dangers.push(`${name}=${text}`);
    if (name === 'name' && named.test(tagName)) dangers.push(`<${tagName}> named ${text}`);
  }
  return dangers;
}

for (const [what, node] of Object.entries(hostileNodes))
  test(`${what} runs nothing`, () => {
    const html = renderToStaticMarkup(page(node));
    assert.equal(dangersIn(fromHtml(html, { fragment: true })), [], html);
    assert.not.match(html, '<script');
  });

test.run();
