import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, Page } from '../../../corpus/schema/index.ts';
import { findTerm } from '../viewer/explain/find-term.ts';
import { firstLines } from '../viewer/explain/first-lines.ts';
import { footnoteNodes } from '../viewer/explain/footnote-nodes.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, children: BodyNode[], properties = {}): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const term = (props: Record<string, string>): BodyNode => ({ type: 'component', name: 'Term', props, children: [] });
const page = (children: BodyNode[], more: object = {}) =>
  ({ kind: 'doc', title: 'Tides', body: { type: 'root', children }, toc: [], ...more }) as unknown as Page;

test('the preview of a footnote is its content without the back link', () => {
  const back = element('a', [text('↩')], { href: '#fnref-moon', dataFootnoteBackref: '' });
  const note = element('li', [element('p', [text('Mostly. '), back])], { id: 'fn-moon' });
  const nodes = [element('p', [text('x')]), element('section', [element('ol', [note])])];
  assert.equal(footnoteNodes(nodes, 'fn-moon'), [element('p', [text('Mostly. ')])]);
  assert.equal(footnoteNodes(nodes, 'fn-sun'), []);
});

test('a term is found anywhere in the body once it is defined', () => {
  const nodes = [term({ id: 'tide' }), element('p', [term({ id: 'tide', definition: 'Twice a day.', href: '/a' })])];
  assert.equal(findTerm(nodes, 'tide'), { term: 'tide', definition: 'Twice a day.', href: '/a' });
  assert.is(findTerm(nodes, 'moon'), undefined);
});

test('a preview contains the first paragraphs, with links as plain text', () => {
  const link = element('a', [text('moon')], { href: '/moon' });
  const nodes = [
    element('h1', [text('Tides')]),
    element('p', [link, text(' and sea')]),
    element('p', [text('second')]),
    element('p', [text('third')]),
  ];
  assert.equal(firstLines(page(nodes), ''), {
    section: undefined,
    nodes: [element('p', [element('span', [text('moon')]), text(' and sea')]), element('p', [text('second')])],
  });
});

test('a preview of a section begins with its own paragraphs', () => {
  const nodes = [
    element('p', [text('before')]),
    element('h2', [text('Neap')], { id: 'neap' }),
    element('p', [text('half moon')]),
    element('h2', [text('Spring')], { id: 'spring' }),
    element('p', [text('full moon')]),
  ];
  const toc = [{ depth: 2, id: 'neap', text: 'Neap' }];
  assert.equal(firstLines(page(nodes, { toc }), 'neap'), {
    section: 'Neap',
    nodes: [element('p', [text('half moon')])],
  });
});

test('a page without paragraphs is previewed by its description', () => {
  assert.equal(firstLines(page([element('h1', [text('Tides')])], { description: 'Twice a day.' }), '').nodes, [
    text('Twice a day.'),
  ]);
});

test.run();
