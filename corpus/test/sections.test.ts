import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sections } from '../sections.ts';
import type { BodyElement, BodyNode } from '../types.ts';
import { writtenPage } from './written-corpus.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, properties: BodyElement['properties'], ...children: BodyNode[]): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const p = (value: string) => element('p', {}, text(value));
const h = (depth: number, id: string) => element(`h${depth}`, { id }, text(id.toUpperCase()));
const component = (name: string, ...children: BodyNode[]): BodyNode => ({
  type: 'component',
  name,
  props: {},
  children,
});

/** Returns each section as `id: text`. */
const shown = (...children: BodyNode[]) =>
  sections({ ...writtenPage, body: { type: 'root', children } }).map(
    ({ id = '', text }) => `${id}: ${text.replaceAll('\n', ' ')}`,
  );

test('a section contains the nodes between two headings, and has its address', () => {
  const body = {
    type: 'root' as const,
    children: [p('Start.'), h(2, 'æ'), p('Two.'), h(3, 'b'), p('Three.'), h(2, 'c')],
  };
  const found = sections({ ...writtenPage, body });
  assert.equal(
    found.map(({ nodes: _, ...section }) => section),
    [
      { heading: 'Apple', depth: 1, href: '/site/docs/%C3%A6ble%20100%25', above: [], text: 'Start.' },
      { id: 'æ', heading: 'Æ', depth: 2, href: '/site/docs/%C3%A6ble%20100%25#%C3%A6', above: ['Apple'], text: 'Two.' },
      {
        id: 'b',
        heading: 'B',
        depth: 3,
        href: '/site/docs/%C3%A6ble%20100%25#b',
        above: ['Apple', 'Æ'],
        text: 'Three.',
      },
      { id: 'c', heading: 'C', depth: 2, href: '/site/docs/%C3%A6ble%20100%25#c', above: ['Apple'], text: '' },
    ],
  );
  assert.equal(found[1]!.nodes, [p('Two.')]);
});

test('a section that begins in a tab or an admonition ends with it', () => {
  const tabs = component(
    'Tabs',
    component('TabItem', p('With npm.'), h(3, 'npm'), p('npm i')),
    component('TabItem', h(3, 'yarn'), p('yarn add')),
  );
  assert.equal(shown(h(2, 'install'), tabs, p('After.'), component('Admonition', p('Mind.'), h(3, 'why')), p('End.')), [
    'install: With npm. After. Mind. End.',
    'npm: npm i',
    'yarn: yarn add',
    'why: ',
  ]);
});

test('a section that begins in a generic wrapper continues after it', () => {
  assert.equal(shown(element('div', {}, h(2, 'a')), p('Text.')), ['a: Text.']);
  assert.equal(shown(element('blockquote', {}, h(2, 'a'), p('In.')), p('Out.')), [': Out.', 'a: In.']);
});

test('the title is not a separate section, and headings without an anchor are plain content', () => {
  const title = element('header', {}, element('h1', {}, text('Apple')));
  assert.equal(shown(title, p('Hi.'), element('h2', {}, text('No anchor')), p('More.')), [': Hi. No anchor More.']);
});

test('footnotes belong to the last section, and no section is called after the heading above them', () => {
  const notes = element('section', { dataFootnotes: true }, h(2, 'footnote-label'), p('The note.'));
  assert.equal(shown(h(2, 'a'), p('Text.'), notes), ['a: Text. The note.']);
});

test('a page without a body has no sections', () => {
  const { $schema, format, path, title, metadata } = writtenPage;
  assert.equal(sections({ $schema, format, path, title, metadata, kind: 'not-found' }), []);
});

test.run();
