import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { doubtfulTags } from '../../prerender/doubtful-tags.ts';
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

// `misplacedElement` checks only the ancestors of an element. It must still find every element that browsers move
// elsewhere.
test('nested elements that browsers move are never judged to be in place', () => {
  const names = [
    'p',
    'div',
    'ul',
    'li',
    'a',
    'b',
    'h2',
    'table',
    'tbody',
    'tr',
    'td',
    'button',
    'select',
    'option',
    'dl',
    'dt',
    'dd',
    'svg',
    'span',
  ];
  const moved: string[] = [];
  for (const a of names)
    for (const b of names)
      for (const c of names) {
        const html = `<${a}><${b}>x<${c}>y</${c}></${b}><i></i></${a}><u></u>`;
        if (doubtfulTags(html).length === 0 && !readsAsWritten(html)) moved.push(html);
      }
  assert.equal(moved, []);
});

for (const [html, name] of [
  ['<p>State: <div>3</div></p>', 'div'],
  ['<a href="x">a <a href="y">b</a></a>', 'a'],
  ['<table><tr><td>no body</td></tr></table>', 'tr'],
  ['<table><tbody><div>x</div></tbody></table>', 'div'],
  ['<p>State: <div>3</div></p><nav></nav>', 'div'],
  ['<ul><li>a<b><li>b</li></b></li></ul>', 'li'],
  ['<h2>a<h3>b</h3></h2>', 'h3'],
] as const)
  test(`browsers would put an element of this elsewhere: ${html}`, () => {
    assert.is(misplacedElement(html)?.name, name);
  });

/** Whether an HTML parser returns the elements in the order and at the depth in which the HTML contains them. */
function readsAsWritten(html: string): boolean {
  const shape = ({ children }: Root | Element): string =>
    children
      .map((node) => (node.type === 'element' ? `<${node.tagName}>${shape(node)}</${node.tagName}>` : ''))
      .join('');
  return shape(fromHtml(html, { fragment: true })) === html.replace(/[xy](?=<)/g, '');
}

test.run();
