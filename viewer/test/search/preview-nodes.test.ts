import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { setMessages } from '../../messages/translator.ts';
import { previewNodes } from '../../search/preview-nodes.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';

const element = (tagName: string, text: string, properties = {}): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});
const page = sampleDoc('/site/docs/x', 'X', {
  body: {
    type: 'root',
    children: [
      element('p', 'First'),
      element('h2', 'Oil', { id: 'oil' }),
      element('p', 'It burns', { id: 'burns', className: ['a'] }),
      element('h3', 'Wick', { id: 'wick' }),
      { type: 'component', name: 'Mermaid', props: {}, children: [] },
      element('h2', 'Glass', { id: 'glass' }),
      element('p', 'It breaks'),
    ],
  },
});
const texts = (id: string) =>
  previewNodes(page, id).map((node) => (node.type === 'text' ? '' : (node.children[0] as { value: string }).value));

test('the preview of a section ends before the next heading of its level, and leaves out components', () => {
  assert.equal(texts('oil'), ['It burns', 'Wick']);
  assert.equal(texts('glass'), ['It breaks']);
  assert.equal(texts('nowhere'), []);
});

test('links in a preview do not prefetch their pages', () => {
  const linked = {
    ...page,
    body: { type: 'root' as const, children: [element('a', 'There', { href: '/fr/docs/there' })] },
  };
  assert.equal((previewNodes(linked, '')[0] as { properties: object }).properties, {
    href: '/fr/docs/there',
    target: '_self',
  });
});

test('the preview of a page is its beginning, without ids', () => {
  assert.equal(texts(''), ['First', 'Oil', 'It burns', 'Wick', 'Glass', 'It breaks']);
  assert.equal((previewNodes(page, 'oil')[0] as { properties: object }).properties, { className: ['a'] });
});

test('the heading of footnotes is in the language of the site', () => {
  const notes = sampleDoc('/site/docs/x', 'X', {
    body: { type: 'root', children: [element('h2', 'Footnotes', { id: 'footnote-label' })] },
  });
  setMessages({ 'lectern.footnotes': 'Fußnoten' });
  assert.equal(previewNodes(notes, ''), [element('h2', 'Fußnoten')]);
  setMessages();
});

test.run();
