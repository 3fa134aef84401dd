import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { accentOf } from '../../../emit/theme/accent.ts';
import { themeSheet } from '../../../emit/theme/theme-sheet.ts';
import { contrast, mix, toHex, toOklch } from '../../../emit/theme/colors.ts';
import { presets } from '../../../emit/theme/presets.ts';

const sheetOf = (themeConfig: object) =>
  themeSheet(parseConfig({ title: 'T', docs: false, pages: false, themeConfig }, 'lectern.config.json'));

test('a colour survives the conversion to OKLCH and back', () => {
  const { l, c, h } = toOklch('#ff0000');
  assert.equal([l.toFixed(3), c.toFixed(3), h!.toFixed(1)], ['0.628', '0.258', '29.2']);
  for (const hex of ['#000000', '#ffffff', '#9c3a1f', '#25c2a0', '#7ab7f5']) assert.is(toHex(toOklch(hex)), hex);
  assert.is(toHex(toOklch('#fff')), '#ffffff');
});

test('a colour outside sRGB loses chroma and keeps its lightness', () => {
  const green = toHex({ mode: 'oklch', l: 0.7, c: 0.4, h: 140 });
  assert.ok(Math.abs(toOklch(green).l - 0.7) < 0.01, green);
  assert.ok(toOklch(green).c < 0.3);
});

test('the contrast of two colours follows WCAG', () => {
  assert.is(contrast('#000000', '#ffffff'), 21);
  assert.is(contrast('#777777', '#ffffff').toFixed(2), '4.48');
});

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test('for any colour, text in and on its accents is readable, in every preset and both modes', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...Object.values(presets)), (color, preset) => {
      for (const [mode, share] of [
        ['light', 0.08],
        ['dark', 0.14],
      ] as const) {
        const { paper, 'paper-raised': raised, 'paper-sunken': sunken } = preset[mode] as Record<string, string>;
        const made = accentOf(color, mode, { paper: paper!, share, others: [raised!, sunken!] });
        for (const ground of [paper!, raised!, sunken!]) assert.ok(contrast(made.accent, ground) >= 4.5, ground);
        assert.ok(contrast(made['accent-strong'], mix(made.accent, paper!, share)) >= 4.5, 'what is active');
        for (const ground of [made.accent, made['accent-strong']])
          assert.ok(contrast(made['on-accent'], ground) >= 4.5, `${made['on-accent']} on ${ground}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('a readable colour is unchanged', () => {
  const papers = { paper: '#ffffff', share: 0.08, others: ['#ffffff', '#f5f6f8'] };
  assert.is(accentOf('#0a58ad', 'light', papers).accent, '#0a58ad');
});

test('a site with the default theme has no style sheet', () => {
  assert.equal(sheetOf({}), []);
});

test('properties with names of Docusaurus override the theme', () => {
  const [sheet] = sheetOf({ preset: 'docusaurus' });
  assert.is(sheet!.path, 'styles/theme/look.css');
  assert.match(sheet!.text, '--lectern-paper: var(--ifm-background-color, #ffffff);');
  assert.match(sheet!.text, "html[data-theme='dark'] {\n  --ifm-background-color: #1b1b1d;");
});

test('one colour sets the accents of both modes only', () => {
  const { text } = sheetOf({ accent: '#0b6e4f' })[0]!;
  assert.is(text.match(/--lectern-accent: /g)!.length, 2);
  assert.match(text, '--lectern-accent: var(--ifm-color-primary, #0b6e4f);');
  assert.not.match(text, '--lectern-paper:');
});

test('an invalid colour is a config error', () => {
  assert.throws(() => sheetOf({ accent: 'red; } body { display: none' }), /accent/);
});

test('in each preset, the titles of posts and lists are as large as the titles of other pages', () => {
  for (const [name, { rules }] of Object.entries(presets))
    for (const [rule] of rules.matchAll(/[^{};]* h1 \{ font-size/g))
      assert.match(rule, ':is(.prose, .post-header, .list-header) h1', name);
});

test('the colours of the default preset equal the style sheet', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../../viewer/styles/tokens.css'), 'utf8');
  for (const mode of ['light', 'dark'] as const) {
    for (const [name, value] of Object.entries(presets.lectern[mode])) {
      const all = [...css.matchAll(new RegExp(`--lectern-${name}: (?:var\\(--[\\w-]+, )?(#[\\da-f]+)`, 'g'))];
      assert.is(all[mode === 'light' ? 0 : 1]?.[1], value, `${name}, ${mode}`);
    }
  }
});

test.run();
