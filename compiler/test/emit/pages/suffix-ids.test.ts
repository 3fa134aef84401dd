import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, PropertyValue } from '../../../../corpus/schema/index.ts';
import { suffixIds } from '../../../emit/pages/suffix-ids.ts';

const element = (tagName: string, properties: Record<string, PropertyValue>, children: BodyNode[] = []): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

test('ids and all references to them get the suffix, at any depth', () => {
  const nodes = [
    element('p', {}, [element('a', { href: '#fn-1', id: 'ref-1', ariaDescribedBy: ['label'] })]),
    element('section', {}, [
      element('h2', { id: 'label' }),
      element('li', { id: 'fn-1' }, [element('a', { href: '#ref-1' })]),
    ]),
  ];
  assert.equal(suffixIds(nodes, '-2', '/blog/a/'), [
    element('p', {}, [element('a', { href: '#fn-1-2', id: 'ref-1-2', ariaDescribedBy: ['label-2'] })]),
    element('section', {}, [
      element('h2', { id: 'label-2' }),
      element('li', { id: 'fn-1-2' }, [element('a', { href: '#ref-1-2' })]),
    ]),
  ]);
});

test('a link to an id outside the excerpt points to the page of the post', () => {
  assert.equal(suffixIds([element('a', { href: '#rest' })], '-1', '/blog/a%20b/'), [
    element('a', { href: '/blog/a%20b/#rest' }),
  ]);
});

test('an id that is not plain ASCII is found by its encoded name', () => {
  const nodes = [element('h2', { id: 'é' }), element('a', { href: '#%C3%A9' })];
  assert.equal(suffixIds(nodes, '-1', '/'), [element('h2', { id: 'é-1' }), element('a', { href: '#%C3%A9-1' })]);
});

test('references to ids in an SVG get the suffix', () => {
  const drawing = (id: string) =>
    element('svg', {}, [
      element('linearGradient', { id }),
      element('rect', { fill: `url(#${id})`, style: `clip-path: url("#${id}")` }),
      element('use', { xLinkHref: `#${id}` }),
    ]);
  assert.equal(suffixIds([drawing('sky')], '-1', '/blog/a/'), [drawing('sky-1')]);
});

test('other links and other properties are unchanged', () => {
  const nodes: BodyNode[] = [
    element('a', { href: '/docs/#fn-1', className: ['id'] }),
    element('a', { href: '#' }),
    { type: 'text', value: 'id' },
    { type: 'component', name: 'CodeBlock', props: { code: 'id' }, children: [] },
  ];
  assert.equal(suffixIds(nodes, '-1', '/blog/a/'), nodes);
});

test('ids of components get the suffix, and code in their props is unchanged', () => {
  const nodes: BodyNode[] = [
    {
      type: 'component',
      name: 'Details',
      props: { id: 'more', code: 'url(#more)' },
      children: [element('a', { href: '#more' })],
    },
  ];
  assert.equal(suffixIds(nodes, '-1', '/'), [
    {
      type: 'component',
      name: 'Details',
      props: { id: 'more-1', code: 'url(#more)' },
      children: [element('a', { href: '#more-1' })],
    },
  ]);
});

test.run();
