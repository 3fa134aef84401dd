import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../../body/text-of.ts';
import type { BodyElement, BodyNode } from '../../types.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, children: BodyNode[], properties: BodyElement['properties'] = {}): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

test('each block is on its own line, and inline markup leaves no trace', () => {
  const body = [
    element('h2', [text('Title')]),
    text('\n'),
    element('p', [text('One '), element('em', [text('two')]), text(' three.')]),
    element('ul', [text('\n'), element('li', [text('a')]), text('\n'), element('li', [text('b')])]),
    element('p', [text('x'), element('br', []), text('y')]),
  ];
  assert.is(textOf({ type: 'root', children: body }), 'Title\nOne two three.\na\nb\nx\ny');
});

test('the code of a code block is part of the text, empty lines and indents included', () => {
  const code: BodyNode = {
    type: 'component',
    name: 'CodeBlock',
    props: { code: 'if (a) {\n\n  b();\n}' },
    children: [],
  };
  assert.is(
    textOf([element('p', [text('Code:')]), code, element('p', [text('End')])]),
    'Code:\nif (a) {\n\n  b();\n}\nEnd',
  );
});

test('a formula is its TeX, once', () => {
  const tex = element('annotation', [text('x^2')]);
  const formula = element(
    'span',
    [element('math', [element('mi', [text('x')]), tex]), element('span', [text('x2')], { ariaHidden: 'true' })],
    { className: ['katex'] },
  );
  assert.is(textOf(element('p', [text('Let '), formula, text('.')])), 'Let x^2.');
});

test('footnote marks are not part of the text content', () => {
  const mark = element('sup', [element('a', [text('1')], { dataFootnoteRef: true })]);
  assert.is(textOf(element('p', [text('So'), mark, text('.')])), 'So.');
});

test('a text node is its own text', () => {
  assert.is(textOf(text('a')), 'a');
});

test.run();
