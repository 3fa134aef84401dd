import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, Page } from '../../../corpus/schema/index.ts';
import type { Content } from '../../emit/corpus-file.ts';
import { infimaSheet, withInfima } from '../../emit/infima.ts';

type Input = Parameters<typeof infimaSheet>[0];

const sheet = { href: '/base/assets/infima-1.css', isEverywhere: false };
const added = { exports: [], styles: [sheet.href] };

function input(infima: boolean, slots?: Record<string, string>): Input {
  return {
    site: { config: { baseUrl: '/base/', themeConfig: { infima } } },
    sharedUrl: '/base/',
    viewer: { parts: { infima: ['infima-1.css'] } },
    theme: slots && { slots, styles: [] },
  } as unknown as Input;
}

const element = (className: string[], ...children: BodyNode[]): BodyNode => ({
  type: 'element',
  tagName: 'div',
  properties: { className },
  children,
});
const component = (className: string): BodyNode => ({
  type: 'component',
  name: 'Card',
  props: { className },
  children: [],
});

const page = (...children: BodyNode[]): Content<Page> =>
  ({ kind: 'page', body: { type: 'root', children } }) as unknown as Content<Page>;
const codeOf = (given: Content<Page>) => withInfima(given, sheet).code;

test('the style sheet has an address if the site enables it', () => {
  assert.equal(infimaSheet(input(true)), sheet);
  assert.is(infimaSheet(input(false)), undefined);
});

test('a page with one of the classes in its body gets the style sheet', () => {
  for (const name of ['container', 'row', 'col--6', 'hero__title', 'button--primary', 'margin-top--lg', 'padding--md'])
    assert.equal(codeOf(page(element(['mine']), element([], element([name])))), [added], name);
});

test('the class of a component counts as well', () => {
  assert.equal(codeOf(page(component('card shadow--md'))), [added]);
});

test('other classes do not count, even similar ones', () => {
  for (const name of ['mine', 'rows', 'column', 'my-container', 'containers', 'badges'])
    assert.is(codeOf(page(element([name]), component(name))), undefined, name);
});

test('a page with code gets it after its own styles', () => {
  const own = { exports: ['A'], styles: ['/base/assets/a.css'] };
  assert.equal(codeOf({ ...page(), code: [own] } as Content<Page>), [own, added]);
});

test('every page gets it if the theme renders a part of each page', () => {
  const everywhere = infimaSheet(input(true, { Footer: 'footer.js' }));
  assert.equal(withInfima(page(), everywhere).code, [added]);
});

test('without the style sheet, a page is unchanged', () => {
  const given = page(element(['row']));
  assert.is(withInfima(given, undefined), given);
});

test.run();
