import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { presets } from '../../compiler/emit/theme/presets.ts';
import { contrast } from '../../compiler/emit/theme/colors.ts';

const infimaSheet = new URL('../../extensions/docusaurus/viewer/styles/infima.css', import.meta.url);
const css = await styles('tokens');
const [lightBlock, darkBlock] = css.split("[data-theme='dark']") as [string, string];
const light = colors(lightBlock);
const dark = { ...light, ...colors(darkBlock) };

function styles(name: string): Promise<string> {
  return readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8');
}

/**
 * Returns the hex colours in a block: name of the property → colour. For `var(--x, #hex)`, the colour is the
 * fallback.
 */
function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--lectern-([\w-]+):\s*(?:var\([^,]+,\s*)?(#[0-9a-f]{6})/g)].map(([, name, hex]) => [
      name!,
      hex!,
    ]),
  );
}

/** Returns `--ifm-…` property → hex colour, from definitions and from fallbacks: `var(--ifm-x, #hex)`. */
function infimaColors(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(--ifm-[\w-]+)[:,]\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
}

test('no style forces ligatures, so that browsers disable them if readers set letter spacing', async () => {
  const folder = new URL('../styles/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const forced = [];
  for (const name of names)
    if ((await readFile(new URL(name, folder), 'utf8')).includes('font-feature-settings')) forced.push(name);
  assert.equal(forced, []);
});

const texts: [string, string[]][] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunken', 'paper-hover', 'code-mark', 'note-paper', 'tip-paper', 'info-paper', 'warning-paper', 'danger-paper']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunken', 'paper-hover']],
  ['ink-faint', ['paper', 'paper-raised', 'paper-sunken', 'code-paper']],
  ['accent', ['paper', 'paper-raised', 'paper-sunken']],
  ['accent-strong', ['paper', 'accent-paper']],
  ['on-accent', ['accent', 'accent-strong']],
  ...['note', 'tip', 'info', 'warning', 'danger'].map((name): [string, string[]] => [name, [`${name}-paper`]]),
  ...['ink', 'comment', 'keyword', 'string', 'number', 'function', 'type', 'tag', 'attribute', 'punctuation'].map(
    (name): [string, string[]] => [`code-${name}`, ['code-paper', 'code-mark', 'danger-paper']],
  ),
  ['code-inserted', ['code-inserted-paper']],
  ['code-deleted', ['code-deleted-paper']],
]; // prettier-ignore

const palettes = Object.fromEntries(
  Object.entries(presets).flatMap(([name, preset]) => [
    [`light ${name}`, { ...light, ...preset.light }],
    [`dark ${name}`, { ...dark, ...preset.dark }],
  ]),
);

for (const [name, palette] of Object.entries(palettes)) {
  test(`text can be read in the ${name} palette: 4.5 to 1 at least`, () => {
    for (const [text, papers] of texts) {
      for (const paper of papers) {
        const ratio = contrast(palette[text]!, palette[paper]!);
        assert.ok(ratio >= 4.5, `--${text} on --${paper}: ${ratio.toFixed(2)}`);
      }
    }
  });

  test(`marks can be seen in the ${name} palette: 3 to 1 at least`, () => {
    for (const mark of ['rule-strong', 'accent', 'warning', 'danger']) {
      const ratio = contrast(palette[mark]!, palette.paper!);
      assert.ok(ratio >= 3, `--${mark}: ${ratio.toFixed(2)}`);
    }
  });
}

test('body text stands out by 7 to 1 at least', () => {
  for (const [name, palette] of Object.entries(palettes))
    assert.ok(contrast(palette.ink!, palette.paper!) >= 7, `${name}: ${contrast(palette.ink!, palette.paper!)}`);
});

test('the palettes of the accent check equal the styles', () => {
  for (const [name, value] of Object.entries(presets.lectern.light)) assert.is(value, light[name], name);
  for (const [name, value] of Object.entries(presets.lectern.dark)) assert.is(value, dark[name], name);
});

test('only a scrolling table box sets table widths that may exceed the page', async () => {
  const prose = await readFile(new URL('../styles/prose.css', import.meta.url), 'utf8');
  const selectors = [...prose.matchAll(/^ *(.*table:has\(th:nth-child.*) \{/gm)].map(([, selector]) => selector!);
  assert.ok(selectors.length >= 4);
  for (const selector of selectors) assert.match(selector, '.table-box table');
});

test('colours have transitions only on hover, because otherwise a change of the colour mode would animate all colours', async () => {
  const folder = new URL('../styles/', import.meta.url);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.css'))) {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const [, selector, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const moves = /\btransition:[^;]*(?:color|background|border|shadow)/.test(body!);
      assert.ok(!moves || selector!.includes(':hover'), `${file}: ${selector!.trim()}`);
    }
  }
});

test('arrows are mirrored in right-to-left text', async () => {
  for (const name of ['page', 'blog']) {
    const styles = await readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8');
    const arrows = Object.fromEntries(
      [...styles.matchAll(/^ *(.+) \{\n *content: '(.*[←→].*)';/gm)].map(([, selector, content]) => [
        selector!,
        content!,
      ]),
    );
    const plain = Object.keys(arrows).filter((selector) => !selector.includes(':dir'));
    assert.ok(plain.length > 0);
    for (const selector of plain)
      assert.is(
        arrows[selector.replace('::', ':dir(rtl)::')],
        arrows[selector]!.replace(/[←→]/, (arrow) => (arrow === '←' ? '→' : '←')),
        selector,
      );
  }
});

test('the colours of Infima with literal values are the defaults of the tokens', async () => {
  const [infima, infimaDark] = (await readFile(infimaSheet, 'utf8')).split("[data-theme='dark']") as [string, string];
  const [ofTokens, ofTokensDark] = [infimaColors(lightBlock), infimaColors(darkBlock)];
  const names = [
    '--ifm-color-primary',
    '--ifm-background-color',
    '--ifm-background-surface-color',
    '--ifm-font-color-base',
  ];
  const inLight = infimaColors(infima);
  const inDark = new Map([...infimaColors(infimaDark), ...infimaColors(await styles('migrated'))]);
  for (const name of names) {
    assert.is(inLight.get(name), ofTokens.get(name), name);
    assert.is(inDark.get(name), ofTokensDark.get(name), `${name} in the dark`);
  }
});

test('in a column of Infima the mobile table of contents has the negative margin of the column padding', async () => {
  const infima = await readFile(infimaSheet, 'utf8');
  const [, space] = /\n {2}\.col \{[^}]*padding-inline: ([^;]+);/.exec(infima) ?? [];
  const [, taken] = /\.col \.mobile-toc \{\s*margin-inline: calc\(-1 \* ([^;]+)\);/.exec(infima) ?? [];
  assert.ok(space);
  assert.is(taken, space);
});

test('on phones all columns of Infima have the full width, also those without a width', async () => {
  const infima = await readFile(infimaSheet, 'utf8');
  const [, selectors] = /@media \(max-width: 996px\) \{\s*([^{]*\.col[^{]*) \{\s*flex-basis: 100%;/.exec(infima) ?? [];
  assert.ok(selectors?.split(/,\s*/).includes('.col'), selectors);
});

test('a row of the sidebar has the colours of a Docusaurus site, or else the colours of its links', async () => {
  const [, active] = /\.menu-link\.is-active \{([^}]*)\}/.exec(await styles('sidebar')) ?? [];
  assert.match(active!, ' color: var(--ifm-menu-color-active, var(--lectern-accent-strong));');
  assert.match(active!, 'background: var(--ifm-menu-color-background-active, ');
  assert.match(await styles('migrated'), '--ifm-menu-color-active: var(--ifm-color-primary);');
});

test('in a sticky column on phones long names wrap instead of overlapping the next column', async () => {
  const prose = await readFile(new URL('../styles/prose.css', import.meta.url), 'utf8');
  const [, kept] = /\n *([^{}\n]*:first-child) \{\s*position: sticky;/.exec(prose) ?? [];
  assert.ok(kept);
  assert.match(prose, `${kept.replace(':is(th, td)', 'td')} code {\n    white-space: normal;`);
});

test('each language of code has one name, and those that most blocks are written in have one', async () => {
  const sheet = await readFile(new URL('../styles/code-language.css', import.meta.url), 'utf8');
  const named = [...sheet.matchAll(/\.language-([\w-]+)/g)].map(([, language]) => language!);
  assert.equal(
    named.filter((language, index) => named.indexOf(language) !== index),
    [],
  );
  const usual = [
    'js',
    'jsx',
    'ts',
    'tsx',
    'json',
    'bash',
    'sh',
    'yaml',
    'yml',
    'toml',
    'html',
    'css',
    'md',
    'mdx',
    'diff',
  ];
  assert.equal(
    usual.filter((language) => !named.includes(language)),
    [],
  );
});

test.run();
