import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contrastDiagnostics } from '../../accessibility/contrast-diagnostics.ts';
import { declaredProperties } from '../../accessibility/declared-colors.ts';
import { toHexColor } from '../../emit/theme/colors.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { presets } from '../../emit/theme/presets.ts';

function reported(css: string, themeConfig: object = {}): string[] {
  const config = parseConfig({ title: 'T', docs: false, themeConfig }, 'lectern.config.json');
  const sheets = [{ path: 'theme.css', declared: declaredProperties(css) }];
  return contrastDiagnostics(config, sheets, 'lectern.config.json').map(
    ({ place, message }) => `${place.path}:${place.line}:${place.column} ${message}`,
  );
}

test('a link colour with low contrast is reported where it is set, with its mode', () => {
  assert.equal(reported(':root {\n  --ifm-color-primary: #25c2a0; /* mint */\n}\n'), [
    'theme.css:2:3 a link, #25c2a0 on #f6f3ec, has a contrast of 2.03 in light mode; text needs 4.5',
    'theme.css:2:3 text on the accent, #ffffff on #25c2a0, has a contrast of 2.25 in light mode; text needs 4.5',
  ]);
  assert.match(
    reported("[data-theme='dark'] { --lectern-ink: #444 }")[0]!,
    /^theme\.css:1:23 the text, #444444 on .* dark mode/,
  );
});

test('a declaration for one mode overrides a declaration for both, and variables are resolved', () => {
  assert.equal(
    reported(':root { --mine: #9c3a1f; --ifm-color-primary: var(--mine) } html[data-theme=dark] { --mine: #ef9d7e }'),
    [],
  );
  assert.is(reported(':root { --mine: #ff0; --lectern-accent: var(--mine, #000) }').length, 2);
});

test('presets and accents derived from a colour have enough contrast', () => {
  for (const preset of Object.keys(presets)) {
    assert.equal(reported('', { preset }), []);
    for (const accent of ['#ffff00', '#25c2a0', '#000000']) assert.equal(reported('', { preset, accent }), []);
    // If the site sets the background, all colours of text on it are checked.
    const { paper } = presets[preset as keyof typeof presets].light;
    assert.equal(reported(`:root[data-theme="light"] { --lectern-paper: ${paper} }`, { preset }), []);
  }
});

test('the colours of the default preset equal the style sheet', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../viewer/styles/tokens.css'), 'utf8');
  for (const mode of ['light', 'dark'] as const) {
    for (const [name, value] of Object.entries(presets.lectern[mode])) {
      const all = [...css.matchAll(new RegExp(`--lectern-${name}: (?:var\\(--[\\w-]+, )?(#[\\da-f]+)`, 'g'))];
      assert.is(all[mode === 'light' ? 0 : 1]?.[1], value, `${name}, ${mode}`);
    }
  }
});

test('only unconditional rules for a whole page are read from a style sheet', () => {
  const names = (css: string) => declaredProperties(css).map(({ name, mode }) => `${name} ${mode ?? ''}`);
  assert.equal(
    names(':root { --a: 1 } .card { --b: 1 } @media print { :root { --c: 1 } } @layer x { html { --d: 1 } }'),
    ['--a ', '--d '],
  );
  assert.equal(names(':root, [data-theme="light"] { --a: 1; color: red } /* :root { --b: 1 } */'), [
    '--a ',
    '--a light',
  ]);
});

test('colours are read as they are usually written, and others are left alone', () => {
  const written = [
    '#FFF',
    '#12345678',
    '#123456ff',
    'rgb(255 0 0)',
    'rgba(0, 128, 255, 1)',
    'hsl(120, 100%, 25%)',
    'white',
    'rgb(0 0 0 / 50%)',
    'var(--x)',
    'teal',
    'oklch(0.7 0.1 140)',
    'nothing',
  ];
  assert.equal(written.map(toHexColor), [
    '#ffffff',
    undefined,
    '#123456',
    '#ff0000',
    '#0080ff',
    '#008000',
    '#ffffff',
    undefined,
    undefined,
    '#008080',
    '#7dae72',
    undefined,
  ]);
});

test.run();
