import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { misplacedElement } from '../../prerender/nesting.ts';

for (const html of [
  '<p>Text <b>bold</b><br/><img src="a"/></p><div><p>x</p></div>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><div>b</div></td></tr></tbody></table>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><foreignObject><div></div></foreignObject></svg>',
  '<style>a > b { }</style><script>if (1 <b) "<p>"</script><!--$--><span title="a &lt;b">x</span><!--/$-->',
  '<ul><li>a<ul><li>b</li></ul></li></ul><select><option>1</option></select><textarea><b></textarea>',
])
  test(`browsers read this as it is written: ${html}`, () => {
    assert.is(misplacedElement(html), undefined);
  });

for (const [html, name] of [
  ['<p>State: <div>3</div></p>', 'div'],
  ['<a href="x">a <a href="y">b</a></a>', 'a'],
  ['<table><tr><td>no body</td></tr></table>', 'tr'],
  ['<table><tbody><div>x</div></tbody></table>', 'table'],
] as const)
  test(`browsers would put an element of this elsewhere: ${html}`, () => {
    assert.is(misplacedElement(html)?.name, name);
  });

test.run();
