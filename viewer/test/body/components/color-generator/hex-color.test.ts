import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contrast, darken, parseHex } from '../../../../body/components/color-generator/hex-color.ts';
import { shades, themeCss, usualColors } from '../../../../body/components/color-generator/theme-colors.ts';

test('a colour is read from three or six digits, with or without its mark', () => {
  assert.equal(['#2E8555', ' 2e8555', '#2E8', 'fff '].map(parseHex), ['#2e8555', '#2e8555', '#22ee88', '#ffffff']);
  assert.equal(['', '#', '#12', '#1234', '#12345g', 'green', '#2e85555'].map(parseHex), Array(7).fill(undefined));
});

test('the seven shades of the usual colours are those that templates of Docusaurus have', () => {
  const of = (primary: string) => shades.map(({ adjustment }) => darken(primary, adjustment));
  assert.equal(of('#2e8555'), ['#3cad6e', '#359962', '#33925d', '#2e8555', '#29784c', '#277148', '#205d3b']);
  assert.equal(of('#25c2a0'), ['#4fddbf', '#32d8b4', '#29d5b0', '#25c2a0', '#21af90', '#1fa588', '#1a8870']);
});

test('shades of grey stay grey, and white gets no lighter', () => {
  assert.equal(
    [darken('#808080', 0.5), darken('#ffffff', -0.3), darken('#000000', -0.3)],
    ['#404040', '#ffffff', '#000000'],
  );
});

test('the contrast follows WCAG, and does not depend on the order of the colours', () => {
  assert.is(contrast('#000000', '#ffffff'), 21);
  assert.is(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  assert.is(contrast('#ffffff', '#777777').toFixed(2), '4.48');
});

test('the CSS has both modes, and a background only if it differs from the default', () => {
  const css = themeCss({ ...usualColors, dark: { primary: '#25c2a0', background: '#000000' } });
  assert.match(css, /:root \{\n {2}--ifm-color-primary-lightest: #3cad6e;\n/);
  assert.match(
    css,
    /\[data-theme='dark'\] \{\n[^}]*--ifm-color-primary: #25c2a0;\n[^}]*--ifm-background-color: #000000;\n\}/,
  );
  assert.is(css.match(/--ifm-background-color/g)!.length, 1);
});

test.run();
