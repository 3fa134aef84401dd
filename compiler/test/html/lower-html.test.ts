import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lowerHtml } from '../../html/lower-html.ts';

test('lowerHtml converts HTML to elements and text', () => {
  assert.equal(lowerHtml('<b class="x y">Hi</b> <br> there'), [
    { type: 'element', tagName: 'b', properties: { className: ['x', 'y'] }, children: [{ type: 'text', value: 'Hi' }] },
    { type: 'text', value: ' ' },
    { type: 'element', tagName: 'br', properties: {}, children: [] },
    { type: 'text', value: ' there' },
  ]);
});

test('lowerHtml removes comments', () => {
  assert.equal(lowerHtml('a<!-- b -->c'), [{ type: 'text', value: 'ac' }]);
});

test('lowerHtml removes all code', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<svg><script>alert(1)</script></svg>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)" /></svg>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<base href="//evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<style>@import "javascript:alert(1)"</style>',
    '<img srcset="javascript:alert(1) 1x">',
    '<video poster="javascript:alert(1)"></video>',
    '<math><a xlink:href="javascript:alert(1)">x</a></math>',
    '<x-y innerhtml="alert(1)" outerHTML="alert(1)" dangerouslySetInnerHTML="alert(1)">x</x-y>',
    '<a href="/b" ping="https://evil.example/">x</a>',
  ];
  for (const attack of attacks) assert.not.match(JSON.stringify(lowerHtml(attack)), /script:|alert|evil/, attack);
});

test('lowerHtml removes line breaks between blocks, but not between words', () => {
  assert.is(lowerHtml('<p>a</p>\n<p>b</p>\n').length, 2);
  assert.equal(lowerHtml('<b>a</b>\n<b>b</b>')[1], { type: 'text', value: '\n' });
  assert.equal(JSON.stringify(lowerHtml('<pre>a\n\n<b>b</b>\n</pre>')).match(/\\n/g)!.length, 3);
});

test('lowerHtml shows markup that is nested too deeply as text', () => {
  const html = '<div>'.repeat(5_000);
  assert.equal(lowerHtml(html), [{ type: 'text', value: html }]);
});

test('paragraphs without closing tags do not nest', () => {
  assert.is(lowerHtml('<p>a'.repeat(1_000)).length, 1_000);
});

test.run();
