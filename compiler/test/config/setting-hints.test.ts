import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Config } from '../../config/config.ts';
import { knownKeys } from '../../config/issues/known-keys.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Matches useless hints: they only repeat the message, or only suggest that the author removes the setting. */
const empty = /^(?:change|remove|leave|compare)\b(?!.*, or use )|expected|\bform\b/;

const wrongValues = [null, true, -7, '', 'x y', [], [-7], [[]], {}, { zzzz: 1 }, () => 1];

function diagnosticsOf(config: object): Diagnostic[] {
  try {
    parseConfig({ title: 'Site', docs: false, pages: false, ...config }, 'lectern.config.ts');
  } catch (error) {
    if (error instanceof ConfigError) return error.diagnostics;
    throw error;
  }
  return [];
}

/** Yields the paths of settings, down to three levels: `['docs']`, `['docs', 'path']`, … */
function* settings(): Generator<string[]> {
  for (const key of knownKeys(Config, [])) {
    yield [key];
    for (const inner of knownKeys(Config, [key, 0])) yield [key, inner];
    for (const inner of knownKeys(Config, [key])) {
      yield [key, inner];
      for (const last of knownKeys(Config, [key, inner])) yield [key, inner, last];
    }
  }
}

test('each wrong value of each setting has a hint with a right value', () => {
  const silent = new Set<string>();
  let found = 0;
  for (const [key, ...inner] of settings())
    for (const wrong of wrongValues) {
      const value = inner.toReversed().reduce<unknown>((held, name) => ({ [name]: held }), wrong);
      for (const { message, hint } of diagnosticsOf({ [key!]: value })) {
        found += 1;
        if (hint === undefined || empty.test(hint)) silent.add(`${message} → ${hint}`);
      }
    }
  assert.ok(found > 1000, `${found} diagnostics`);
  assert.equal([...silent], []);
});

test('a setting in the wrong place has a hint with the settings that contain it', () => {
  const hintOf = (config: object) => diagnosticsOf(config).map(({ hint }) => hint);
  assert.equal(hintOf({ footer: {} }), ['move the setting into "themeConfig"']);
  assert.equal(hintOf({ sidebarPath: 'sidebars.json' }), ['move the setting into "docs"']);
  assert.equal(hintOf({ editUrl: 'https://site.example' }), [
    'move the setting into "docs", "pages", "blog" or "changelog"',
  ]);
  assert.equal(hintOf({ team: [] }), ['move your own settings into "customFields"']);
});

test.run();
