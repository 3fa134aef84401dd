import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import type { BodyElement } from '../../../corpus/schema/index.ts';
import { lowerSvg } from '../../html/lower-svg.ts';

const lowered = (text: string) => lowerSvg(text) as BodyElement;

test('lowerSvg converts an SVG file to an element, with its title as the label', () => {
  const svg = lowered(`<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" class="a b">
  <title>Salt &amp; sea</title>
  <linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
  <path fill="url(#g)" d="M0 0"/>
  <text>one <tspan>two</tspan> three</text>
</svg>`);
  assert.equal(svg.properties, {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 2 2',
    className: ['a', 'b'],
    role: 'img',
    ariaLabel: 'Salt & sea',
  });
  assert.equal(
    svg.children.map((child) => 'tagName' in child && child.tagName),
    ['linearGradient', 'path', 'text'],
  );
  assert.equal((svg.children[1] as BodyElement).properties, { fill: 'url(#g)', d: 'M0 0' });
  assert.is((svg.children[2] as BodyElement).children.length, 3);
});

test('lowerSvg removes code, external resources and HTML', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<style>@import "https://evil.example/"</style>',
    '<style>.a { fill: url(https://evil.example/) }</style><rect class="a"/>',
    '<foreignObject><iframe src="https://evil.example/"></iframe></foreignObject>',
    '<rect onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<use href="https://evil.example/a.svg#x"/>',
    '<use xlink:href="//evil.example/a.svg#x"/>',
    '<image href="https://evil.example/a.png"/>',
    '<rect fill="url(https://evil.example/#x)"/>',
    '<rect style="filter: URL( \'https://evil.example/\' )"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
  ];
  for (const attack of attacks)
    assert.not.match(JSON.stringify(lowerSvg(`<svg>${attack}</svg>`)), /script:|alert|evil/, attack);
});

test('lowerSvg moves rules of style sheets to the matching elements', () => {
  const svg = lowered(`<svg><style type="text/css"><![CDATA[
    /* made by a program */ @import url(a.css); @media print { .a { fill: black } }
    .a, #b { fill: #fff } rect{stroke:red;} .a:hover { fill: blue } .a{opacity:.5} body { display: none }
  ]]></style><rect class="a" style="stroke:green"/><g id="b"><path class="c"/></g></svg>`);
  const [rect, group] = svg.children as BodyElement[];
  assert.is(rect!.properties.style, 'stroke:red;fill: #fff;opacity:.5;stroke:green');
  assert.is(group!.properties.style, 'fill: #fff;');
  assert.equal((group!.children[0] as BodyElement).properties, { className: ['c'] });
});

test('lowerSvg removes data of graphics editors', () => {
  const svg = lowered(
    '<svg xmlns:xlink="x" xmlns:ink="x" ink:version="1"><metadata>m</metadata><ink:view>v</ink:view><g id="a"/></svg>',
  );
  assert.equal(svg.properties, {});
  assert.equal(
    svg.children.map((child) => 'tagName' in child && child.tagName),
    ['g'],
  );
});

test('lowerSvg takes bounded time and memory for style sheets and images of any size', () => {
  const many = '<g class="a"/>'.repeat(2_000);
  for (const css of [
    '@'.repeat(49_000),
    '/*'.repeat(24_000),
    '.a{'.repeat(16_000),
    `${'.a,'.repeat(8_000)}.a{${'x'.repeat(20_000)}}`,
    '.a{}'.repeat(100_000),
  ]) {
    let size = 0;
    const taken = cpuSeconds(() => (size = JSON.stringify(lowerSvg(`<svg><style>${css}</style>${many}</svg>`)).length));
    assert.ok(size < 1_000_000 && taken < 5, `${css.slice(0, 10)} ${size}`);
  }
});

test('lowerSvg returns the reason for files without <svg> and for deep nesting', () => {
  assert.equal(lowerSvg('<p>Not found'), { reason: 'the file has no <svg> element' });
  assert.equal(lowerSvg('<svg>'.repeat(5_000)), { reason: 'the SVG is nested too deeply' });
});

test.run();
