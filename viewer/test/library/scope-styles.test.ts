import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeStyles } from '../../library/scope-styles.ts';

const scope = (css: string) => scopeStyles(css, '.v');

test('rules for the document apply to the element', () => {
  assert.is(scope(':root {--a: 1}'), '.v {--a: 1}');
  assert.is(scope("html[data-theme='dark'] {--a: 2}"), ".v[data-theme='dark'] {--a: 2}");
  assert.is(scope('body, #lectern {margin: 0}'), '.v, .v {margin: 0}');
  assert.is(scope(":root:not([data-theme='dark']) .x {a: b}"), ".v:not([data-theme='dark']) .x {a: b}");
});

test('rules for elements apply to elements inside, with unchanged specificity', () => {
  assert.is(scope('a {color: red}'), 'a:where(.v, .v *) {color: red}');
  assert.is(scope('.a > .b, .c:is(.d, .e) {f: g}'), '.a > .b:where(.v, .v *), .c:is(.d, .e):where(.v, .v *) {f: g}');
  assert.is(scope('*::before {a: b}'), '*:where(.v, .v *)::before {a: b}');
  assert.is(scope('::selection {a: b}'), ':where(.v, .v *)::selection {a: b}');
});

test('a name that begins like html or body is not a document selector', () => {
  assert.is(scope('body-part {a: b}'), 'body-part:where(.v, .v *) {a: b}');
  assert.is(scope('#lecterned {a: b}'), '#lecterned:where(.v, .v *) {a: b}');
});

test('rules in groups have the scope, and other statements are unchanged', () => {
  assert.is(
    scope('@layer a, b;@layer a {@media (width > 1px) {i {c: d}}}'),
    '@layer a, b;@layer a {@media (width > 1px) {i:where(.v, .v *) {c: d}}}',
  );
  assert.is(scope('@font-face {font-family: A; src: url(b;c)}'), '@font-face {font-family: A; src: url(b;c)}');
  assert.is(scope('@keyframes k {from {a: b} to {c: d}}'), '@keyframes k {from {a: b} to {c: d}}');
});

test('commas and braces in brackets and strings are ignored', () => {
  assert.is(scope('[title="a, b {"] {content: "}"}'), '[title="a, b {"]:where(.v, .v *) {content: "}"}');
  assert.is(scope('.a\\:b {c: d}'), '.a\\:b:where(.v, .v *) {c: d}');
});

test('selectors for states of the document are unchanged', () => {
  assert.is(scope('html.has-menu {overflow: hidden}'), 'html.has-menu {overflow: hidden}');
});

test.run();
