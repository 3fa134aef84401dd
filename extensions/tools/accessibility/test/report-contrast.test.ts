import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeColors } from '../../../../compiler/extensions/checks/checked-site.ts';
import { parseConfig } from '../../../../compiler/config/parse-config.ts';
import type { Report, ReportPlace } from '../../../../compiler/index.ts';
import { catalogue } from '../../../../compiler/diagnostics/rules/index.ts';
import { presets } from '../../../../compiler/emit/theme/presets.ts';
import { toHexColor } from '../colors.ts';
import { declaredProperties } from '../declared-colors.ts';
import { reportContrast } from '../report-contrast.ts';

function reported(css: string, themeConfig: object = {}): string[] {
  const config = parseConfig({ title: 'T', docs: false, themeConfig }, 'lectern.config.json');
  const theme = { styles: [{ path: 'theme.css', text: css }], colors: themeColors(config.themeConfig) };
  const found: string[] = [];
  const report = (_: unknown, { file, line, column }: ReportPlace = {}, params: object = {}) =>
    found.push(`${file}:${line}:${column} ${catalogue['low-contrast'].describe(params as never).message}`);
  reportContrast(theme, report as Report);
  return found;
}

test('a link colour with low contrast is reported where it is set, with its mode', () => {
  assert.equal(reported(':root {\n  --ifm-color-primary: #25c2a0; /* mint */\n}\n'), [
    'theme.css:2:3 a link, #25c2a0 on #f6f3ec, has a contrast of 2.03 in light mode; text needs 4.5',
    'theme.css:2:3 text on the accent colour, #ffffff on #25c2a0, has a contrast of 2.25 in light mode; text needs 4.5',
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
    // If the site sets a background colour, the text colours on this background are checked, even defaults.
    const { paper } = presets[preset as keyof typeof presets].light;
    assert.equal(reported(`:root[data-theme="light"] { --lectern-paper: ${paper} }`, { preset }), []);
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
