import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { components } from '../../body/components.ts';
import { loadComponents } from '../../body/load-components.ts';
import { sheetsInHtml } from '../../html/sheets-in-html.ts';
import { sheetNames, sheetsOfCode, uses } from '../../html/sheets.ts';
import { c } from '../corpus/nodes.ts';

const read = (name: string) => {
  const folder = name === 'reading' ? '../../../extensions/reading/viewer' : '../../styles';
  return readFile(new URL(`${folder}/${name}.css`, import.meta.url), 'utf8');
};

/** Returns the selectors of a style sheet. A list of selectors is one string. */
function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  return Array.from(plain.matchAll(/(?<=^|[{};])\s*([^@{};]+?)\s*\{/g), ([, list]) => list!);
}

test('a style sheet of some pages consists only of layers, so styles of the site always override it', async () => {
  for (const name of sheetNames.filter((each) => each !== 'math')) {
    const css = (await read(name)).replace(/\/\*.*?\*\//gs, '').trim();
    const outside = css.replace(/^@layer [^{]*\{.*?^\}|^@layer [^{;]*;/gms, '').trim();
    assert.is(outside, '', name);
  }
});

test('every rule of a style sheet for code has a class by which the HTML of that code is recognised', async () => {
  for (const name of sheetsOfCode) {
    const selectors = selectorsOf(await read(name));
    assert.ok(selectors.length > 10, name);
    for (const selector of selectors) {
      const classes = Array.from(selector.matchAll(/\.([a-z][\w-]*)/g), ([, one]) => one!);
      const isIncluded = classes.some((one) => sheetsInHtml(`<p class="${one}">`).includes(name));
      assert.ok(isIncluded, `${name}: ${selector}`);
    }
  }
});

test('every component of a style sheet is a component of the viewer', async () => {
  const named = sheetNames.flatMap((name) => uses[name].components ?? []);
  await loadComponents(
    named.map((name) => c(name, {})),
    false,
  );
  assert.ok(named.length > 0);
  for (const name of named) assert.ok(Object.hasOwn(components, name), name);
});

test.run();
