import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import type { PropertyValue } from '../../../corpus/schema/index.ts';
import { elementProps } from '../../body/element-props.ts';
import { h } from '../corpus/nodes.ts';

function props(tagName: string, properties: Record<string, PropertyValue>) {
  return elementProps(h(tagName, properties));
}

test('list values of properties become strings', () => {
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

test('a style that is not valid CSS has no effect', () => {
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
  for (const piece of ['(', '"', "'", '/*', '(")', 'a:'])
    assert.ok(cpuSeconds(() => void props('p', { style: piece.repeat(100_000) })) < 1, piece);
});

test('SVG properties get the names of React', () => {
  assert.equal(props('path', { strokeLineCap: 'round', strokeWidth: 2, xLinkHref: '#a' }), {
    strokeLinecap: 'round',
    strokeWidth: 2,
    xlinkHref: '#a',
  });
});

test('inputs are uncontrolled, so that readers can change them', () => {
  assert.equal(props('input', { type: 'checkbox', checked: true, value: 'x' }), {
    type: 'checkbox',
    defaultChecked: true,
    defaultValue: 'x',
  });
  assert.equal(props('li', { value: 3 }), { value: 3 });
});

test('properties that could run code are removed', () => {
  const properties = {
    onClick: 'x()', onclick: 'x()', srcDoc: '<b>', dangerouslySetInnerHTML: 'x', ref: 'x', key: 'x', children: 'x',
    href: 'javascript:x()', 'bad name': 'x', id: 'kept',
  }; // prettier-ignore
  assert.equal(props('a', properties), { id: 'kept' });
  assert.equal(props('img', { src: 'java\nscript:x()', srcSet: 'javascript:x() 1x' }), {});
  assert.equal(props('img', { src: 'data:image/png;base64,AA==' }), { src: 'data:image/png;base64,AA==' });
  assert.equal(props('a', { href: 'data:image/png;base64,AA==' }), {});
});

test('properties that could run code are removed in every case and spelling', () => {
  for (const name of [
    'href',
    'HREF',
    'Href',
    'xlink:href',
    'XLINK:HREF',
    'xLinkHref',
    'xlinkHref',
    'formaction',
    'formAction',
    'FORMACTION',
    'action',
    'src',
    'SRC',
    'data',
    'ping',
    'xml:base',
    'poster',
  ])
    for (const url of [
      'javascript:x()',
      ' java\tscript:x()',
      'vbscript:x',
      'data:text/html,x',
      'pathname://javascript:x',
    ])
      assert.equal(props('a', { [name]: url }), {}, `${name} ${url}`);
  for (const name of [
    'srcDoc',
    'srcdoc',
    'SRCDOC',
    'innerHTML',
    'outerHTML',
    'OuterHtml',
    'inner-html',
    'onClick',
    'ONCLICK',
    'on:click',
    'is',
    'IS',
    'key',
    'dangerouslySetInnerHTML',
    'children',
    'textContent',
    'ping',
    'x y',
    '"',
  ])
    for (const tagName of ['p', 'my-element', 'iframe']) assert.equal(props(tagName, { [name]: 'x' }), {}, name);
});

test('images, frames and forms get no name that could shadow a property of the document', () => {
  for (const tagName of ['img', 'iframe', 'form', 'IMG'])
    assert.equal(props(tagName, { name: 'querySelector', NAME: 'body', id: 'kept' }), { id: 'kept' }, tagName);
  assert.equal(props('input', { name: 'kept' }), { name: 'kept' });
});

test('a custom element is given attributes, and no properties that all elements have', () => {
  // Defines the global `HTMLElement`, which the tested code reads, and which exists only in browsers.
  Object.assign(globalThis, { HTMLElement: { prototype: { outerText: '', title: '' } } });
  try {
    const properties = { outerText: 'x', title: 'kept', dataX: 'kept', own: 'kept' };
    assert.equal(props('my-element', properties), { title: 'kept', 'data-x': 'kept', own: 'kept' });
  } finally {
    Reflect.deleteProperty(globalThis, 'HTMLElement');
  }
});

test('an address in another spelling of its attribute is removed, so it cannot replace the checked one', () => {
  assert.equal(props('iframe', { src: 'https://example.org/', SRC: 'https://example.com/' }), {
    src: 'https://example.org/',
  });
  assert.equal(props('img', { srcset: 'a.png 1x', SRCSET: 'b.png 1x', src: 'c.png' }), { src: 'c.png' });
});

test.run();
