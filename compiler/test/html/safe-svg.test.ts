import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { safeSvg } from '../../html/safe-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

function clean(text: string) {
  return safeSvg(Buffer.from(text));
}

test('safeSvg leaves an SVG without code unchanged', () => {
  for (const text of [
    svg('<path d="M0 0"/><a href="https://example.org"><text>a &amp; b</text></a><style>.a { fill: red }</style>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg('<g/>')}`,
    `<!DOCTYPE svg [ <!ENTITY ns "http://example.org/a"> ]>${svg('<g xmlns:a="&ns;"/>')}`,
    svg('<image href="data:image/png;base64,AA"/><use href="#a"/><animate attributeName="fill" to="red"/>'),
    svg('<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">text<br/></div></foreignObject>'),
    svg('<g only_selected="false" on=""/>'),
    svg('<i:pgf xmlns:i="http://ns.adobe.com/x"><i:script/></i:pgf>'),
  ])
    assert.equal(clean(text), { removed: [] }, text);
});

test('safeSvg removes code, and preserves the rest', () => {
  const cases: [text: string, removed: string[], rest: string][] = [
    [svg('<script>x()</script><g/>'), ['<script>'], svg('<g/>')],
    [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script><g/>'), ['<script>'], svg('<g/>')],
    [svg('<g/>', ' onload="x()"'), ['onload'], svg('<g/>')],
    [svg('<g ONCLICK="x()" id="a"/>'), ['ONCLICK'], svg('<g id="a"/>')],
    [svg('<a xlink:href="java\nscript:x()"><text>a</text></a>'), ['xlink:href'], svg('<a><text>a</text></a>')],
    [svg('<a href="&#106;avascript:x()"/>'), ['href'], svg('<a/>')],
    [svg('<animate attributeName="xlink:href" to="javascript:x()"/><g/>'), ['<animate>'], svg('<g/>')],
    [svg('<set attributeName="onclick" to="x()"/><g/>'), ['<set>'], svg('<g/>')],
    [svg('<use href="data:image/svg+xml,x"/>'), ['href'], svg('<use/>')],
    [
      svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">t<iframe src="x"/></b></foreignObject>'),
      ['<iframe>'],
      svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">t</b></foreignObject>'),
    ],
    [`<?xml-stylesheet href="x.xsl"?>${svg('<g/>')}`, ['<?xml-stylesheet?>'], svg('<g/>')],
    [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${svg('<g/>')}`, ['<!DOCTYPE>'], svg('<g/>')],
    [svg('<text><![CDATA[<script>]]></text><script/>'), ['<script>'], svg('<text>&lt;script&gt;</text>')],
  ];
  for (const [text, removed, rest] of cases) assert.equal(clean(text), { removed, text: rest }, text);
});

test('safeSvg finds no code in its own result', () => {
  const cleaned = clean(svg('<script>x()</script><a href="javascript:x()">t &lt;script&gt;</a>', ' onload="x()"'));
  assert.ok('text' in cleaned);
  assert.equal(clean(cleaned.text), { removed: [] });
});

test('safeSvg decides by patterns whether invalid XML may contain code', () => {
  assert.equal(clean('<svg><path></svg>'), { removed: [] });
  for (const text of ['<svg><script>x()</script><path></svg>', '<svg onload=x()><path></svg>'])
    assert.ok('reason' in clean(text), text);
  assert.ok('reason' in clean(`<!DOCTYPE svg [<!ENTITY a "<script>x()</script>">]>${svg('&a;')}`));
  // With the XHTML document type, browsers resolve HTML entities, and show everything before an XML error.
  const xhtml = '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">';
  assert.ok('reason' in clean(xhtml + svg('<a href="javascript&colon;x()"/>')));
  for (const unread of ['&nothing;', '<b>'])
    for (const active of [
      '<a href="java&#115;cript:x()"/>',
      "<a xlink:href = 'javas&#10;cript&#x3a;x()'/>",
      '<use href="data:image/svg+xml,%3Csvg/%3E#x"/>',
      '<a href="x"><text>a</text></a><g on&#108;oad="x()"/>',
    ])
      assert.ok('reason' in clean(svg(active + unread)), active + unread);
  assert.ok('reason' in clean(`<?xml version="1.0" encoding="utf-7"?>${svg('+ADw-script+AD4-')}`));
  assert.ok('reason' in safeSvg(Buffer.from(svg('<script/>'), 'utf16le')));
  assert.ok('reason' in clean(svg('<g>'.repeat(5000) + '</g>'.repeat(5000))));
});

test.run();
