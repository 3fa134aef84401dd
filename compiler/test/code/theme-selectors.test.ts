import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { counterparts } from '../../code/theme-selectors.ts';

test('the classes that stand for those of Docusaurus are the viewer’s, and the documentation lists what they stand for', () => {
  const viewer = glob
    .sync('viewer/**/*.tsx', { ignore: ['**/test/**', '**/node_modules/**', '**/build/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const page = readFileSync('content/docs/styling-layout.mdx', 'utf8');
  for (const [name, selector] of Object.entries(counterparts)) {
    for (const [own] of selector.matchAll(/(?<=\.)[\w-]+/g)) {
      // The style is the site's: `navbar-${style}`.
      const written = own.replace(/-(?:dark|primary)$/, '-\\$');
      assert.match(viewer, new RegExp(`[\`'" ]${written}(?![\\w-])`), own);
    }
    if (name.endsWith('--active')) assert.ok(Object.hasOwn(counterparts, name.replace('--active', '')), name);
    else assert.ok(page.includes(`\`.${name}\``), name);
  }
});

test.run();
