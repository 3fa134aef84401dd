import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { facesOfPage } from '../../html/page-faces.ts';

const formula = (classes: string) => `<span class="katex"><span class="${classes}">x</span></span>`;

test('a page preloads italics if it has some and its text uses the viewer font', () => {
  assert.equal(facesOfPage('<p>A <em>word</em></p>', true, false), ['literata-latin-wght-italic-']);
  assert.equal(facesOfPage('<blockquote class="a">Said</blockquote>', true, false), ['literata-latin-wght-italic-']);
  assert.equal(facesOfPage('<p>A <em>word</em></p>', false, false), []);
  assert.equal(facesOfPage('<embed><iframe></iframe><p>Plain</p>', true, false), []);
});

test('a page preloads only the fonts of its formulas', () => {
  assert.equal(facesOfPage(formula('mord'), true, true), ['KaTeX_Main-Regular-']);
  assert.equal(facesOfPage(formula('mord mathnormal mtight'), true, true), [
    'KaTeX_Main-Regular-',
    'KaTeX_Math-Italic-',
  ]);
  const large = '<span class="mop op-symbol large-op">∑</span><span class="delimsizing size3">(</span>';
  assert.equal(facesOfPage(formula('mord') + large, true, true).slice(1), [
    'KaTeX_Size2-Regular-',
    'KaTeX_Size3-Regular-',
  ]);
  // These classes only set the size of glyphs, so they require no additional font.
  assert.equal(facesOfPage(formula('sizing reset-size6 size1'), true, true), ['KaTeX_Main-Regular-']);
  assert.equal(facesOfPage(formula('mord mathnormal'), true, false), []);
});

test.run();
