import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { counterparts, withCounterparts, withWeakResets } from '../../../code/styles/theme-selectors.ts';

test('the counterparts of Docusaurus’ classes exist in the viewer, and the documentation lists them', () => {
  const viewer = glob
    .sync('viewer/**/*.tsx', { ignore: ['**/test/**', '**/node_modules/**', '**/build/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const page = readFileSync('content/docs/styling-layout.mdx', 'utf8');
  for (const [name, selector] of Object.entries(counterparts)) {
    for (const [own] of selector.matchAll(/(?<=\.)[\w-]+/g)) {
      // The viewer computes some class names: its source contains `navbar-${style}`, not `navbar-dark`.
      const written = own.replace(/-(?:dark|primary)$/, '-\\$');
      assert.match(viewer, new RegExp(`[\`'" ]${written}(?![\\w-])`), own);
    }
    if (name.endsWith('--active')) assert.ok(Object.hasOwn(counterparts, name.replace('--active', '')), name);
    else assert.ok(page.includes(`\`.${name}\``), name);
  }
});

test('selectors with classes are extended, in quotes as well, if the viewer knows all of the classes', () => {
  for (const [css, expected] of [
    ['.menu__link:hover{top:0}', ':is(.menu__link,.menu-link):hover{top:0}'],
    ['.menu__link-x,.a_menu__link{top:0}', '.menu__link-x,.a_menu__link{top:0}'],
    ['[class*=menu__link]{top:0}', ':is([class*=menu__link],.menu-link){top:0}'],
    ['[class^="footer footer--dark"]{top:0}', ':is([class^="footer footer--dark"],.footer-dark){top:0}'],
    [
      '[class*="menu__link menu__link--active"] b{top:0}',
      ':is([class*="menu__link menu__link--active"],.menu-link:where(.is-active)) b{top:0}',
    ],
    ['[class*=row],[class*="footer footer__links"]{top:0}', '[class*=row],[class*="footer footer__links"]{top:0}'],
    ['[class*="constructor"]{top:0}', '[class*="constructor"]{top:0}'],
    ['#__docusaurus>a{top:0}', '#lectern>a{top:0}'],
  ] as const)
    assert.is(withCounterparts(css), expected);
});

test('rules that reset whole elements are weaker than the viewer’s rules, and other rules are not', () => {
  for (const [css, expected] of [
    ['*{margin:0}*,*:before{top:0}', '@layer base{*{margin:0}}@layer base{*,*:before{top:0}}'],
    ['a,button{all:initial}', '@layer base{a,button{all:initial;box-sizing:border-box;overflow-wrap:inherit}}'],
    [
      '@media print{ul{all:unset;top:0}b{top:0}}',
      '@media print{@layer base{ul{all:unset;box-sizing:border-box;overflow-wrap:inherit;top:0}}b{top:0}}',
    ],
    ['a{color:red}', 'a{color:red}'],
    ['.doc a{all:initial}', '.doc a{all:initial}'],
    ['.a *{margin:0}', '.a *{margin:0}'],
    ['*{animation:none!important}', '*{animation:none!important}'],
    ['@font-face{src:x}@keyframes all{to{top:0}}', '@font-face{src:x}@keyframes all{to{top:0}}'],
  ] as const)
    assert.is(withWeakResets(css), expected);
});

test.run();
