import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PropertyValue } from '../../../corpus/schema/index.ts';
import { elementProps } from '../../body/element-props.ts';
import { h } from '../corpus/nodes.ts';

function props(tagName: string, properties: Record<string, PropertyValue>) {
  return elementProps(h(tagName, properties));
}

test('lists become text', () => {
  assert.equal(props('p', { className: ['a', 'b'] }), { className: 'a b' });
  assert.equal(props('img', { srcSet: ['a.png 1x', 'b.png 2x'] }), { srcSet: 'a.png 1x, b.png 2x' });
});

test('aria and data properties get their dashes', () => {
  assert.equal(props('p', { ariaDescribedBy: 'x', dataFootnoteRef: true, dataX: 1 }), {
    'aria-describedby': 'x',
    'data-footnote-ref': true,
    'data-x': 1,
  });
});

test('a style becomes an object, with custom properties as they are', () => {
  assert.equal(
    props('p', { style: 'color: red; margin-top: 1px; --own-Name: 2; -webkit-line-clamp: 2; -ms-flex: 1' }),
    {
      style: { color: 'red', marginTop: '1px', '--own-Name': '2', WebkitLineClamp: '2', msFlex: '1' },
    },
  );
});

test('a style that is not CSS styles nothing', () => {
  assert.equal(props('p', { style: 'color' }), { style: {} });
  assert.equal(props('p', { style: 'color: ; : red; 1a: b; { x: y }' }), { style: {} });
});

test('a semicolon in quotes or parentheses does not end a declaration', () => {
  assert.equal(
    props('p', {
      style: 'background: url(data:image/png;base64,a) ; /* a: b; */ quotes: ";" "\'"; width: calc((1px + 2px) * 3)',
    }),
    {
      style: { background: 'url(data:image/png;base64,a)', quotes: '";" "\'"', width: 'calc((1px + 2px) * 3)' },
    },
  );
});

test('a style of unclosed quotes and parentheses takes no long time', () => {
  const start = performance.now();
  for (const piece of ['(', '"', "'", '/*', '(")', 'a:']) props('p', { style: piece.repeat(100_000) });
  assert.ok(performance.now() - start < 1000);
});

test('SVG properties get the names that React knows', () => {
  assert.equal(props('path', { strokeLineCap: 'round', strokeWidth: 2, xLinkHref: '#a' }), {
    strokeLinecap: 'round',
    strokeWidth: 2,
    xlinkHref: '#a',
  });
});

test('inputs are left to the reader', () => {
  assert.equal(props('input', { type: 'checkbox', checked: true, value: 'x' }), {
    type: 'checkbox',
    defaultChecked: true,
    defaultValue: 'x',
  });
  assert.equal(props('li', { value: 3 }), { value: 3 });
});

test('what could run code is left out', () => {
  const properties = {
    onClick: 'x()', onclick: 'x()', srcDoc: '<b>', dangerouslySetInnerHTML: 'x', ref: 'x', key: 'x', children: 'x',
    href: 'javascript:x()', 'bad name': 'x', id: 'kept',
  }; // prettier-ignore
  assert.equal(props('a', properties), { id: 'kept' });
  assert.equal(props('img', { src: 'java\nscript:x()', srcSet: 'javascript:x() 1x' }), {});
  assert.equal(props('img', { src: 'data:image/png;base64,AA==' }), { src: 'data:image/png;base64,AA==' });
  assert.equal(props('a', { href: 'data:image/png;base64,AA==' }), {});
});

test.run();
