import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { codeColors, codeColorsHead } from '../../emit/code-colors.ts';

const style = (types: string[], color: string, more: object = {}) => ({ types, style: { color }, ...more });
const light = {
  plain: { color: '#111111', backgroundColor: '#ffffff' },
  styles: [
    style(['keyword', 'operator'], 'rgb(1, 2, 3)'),
    style(['comment'], '#999', { fontStyle: 'italic' }),
    style(['string'], '#040'),
    style(['string'], '#050', { languages: ['markup'] }),
    style(['number'], 'red; } body { display: none'),
  ],
};
const dark = { plain: { color: 'white', backgroundColor: 'hsl(0 0% 10%)' }, styles: [style(['keyword'], 'pink')] };

function config(prism: object) {
  const themeConfig = { prism };
  return parseConfig({ title: 'T', baseUrl: '/base/', docs: false, pages: false, themeConfig }, 'lectern.config.json');
}
const rules = (prism: object) =>
  codeColors(config(prism))[0]!
    .text.trimEnd()
    .split(/(?<=\n})\n/);
const colorIn = (rule: string, name: string) => new RegExp(`--lectern-code-${name}: (.*);`).exec(rule)?.[1];

test('a theme for code becomes the custom properties of both modes', () => {
  const [inLight, inDark, ...others] = rules({ theme: light, darkTheme: dark });
  assert.equal(others, []);
  assert.match(inLight!, /^:where\(html\) \{\n/);
  assert.match(inDark!, /^:where\(html\[data-theme='dark'\]\) \{\n/);
  assert.equal([colorIn(inLight!, 'paper'), colorIn(inDark!, 'paper')], ['#ffffff', 'hsl(0 0% 10%)']);
  assert.equal([colorIn(inLight!, 'keyword'), colorIn(inDark!, 'keyword')], ['rgb(1, 2, 3)', 'pink']);
  assert.is(colorIn(inLight!, 'comment'), '#999');
});

test('tokens without a colour use the text colour, and a single theme applies to both modes', () => {
  const [inLight, inDark] = rules({ theme: light });
  assert.equal([colorIn(inLight!, 'tag'), colorIn(inDark!, 'tag')], ['#111111', '#111111']);
  assert.is(colorIn(rules({ darkTheme: dark })[0]!, 'keyword'), 'pink');
});

test('colours for one language only and invalid colours are ignored', () => {
  const [inLight] = rules({ theme: light });
  assert.is(colorIn(inLight!, 'string'), '#040');
  assert.is(colorIn(inLight!, 'number'), '#111111');
  assert.not.match(inLight!, 'body');
});

test('the head of every page links the style sheet, with an address that does not depend on its colours', () => {
  for (const prism of [{ theme: light }, { theme: dark }]) {
    const { href } = codeColorsHead(config(prism), '/base/')[0]!.attributes;
    assert.is(href, '/base/styles/theme/code-colors.css');
    assert.is(href, `/base/${codeColors(config(prism))[0]!.path}`);
  }
});

test('a site without a code theme has no style sheet', () => {
  assert.equal([codeColors(config({})), codeColorsHead(config({}), '/')], [[], []]);
});

test.run();
