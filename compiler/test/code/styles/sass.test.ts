// These tests use a fake package `sass`. It supports only `$name: value` and `@use`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, imported, showing } from '../code-site.ts';

const sass = `
const fs = require('fs'), { fileURLToPath, pathToFileURL } = require('url'), path = require('path');
exports.compileStringAsync = async (text, { url, importers, syntax }) => {
  const loadedUrls = [url];
  const values = {};
  const read = async (text, from) => {
    let css = '';
    for (const [index, line] of text.split('\\n').entries()) {
      const use = /^@use "(.*)"/.exec(line), set = /^(\\$\\w+): (.*);/.exec(line);
      if (use) {
        const found = (await importers[0].findFileUrl(use[1])) ?? pathToFileURL(path.join(path.dirname(fileURLToPath(from)), use[1]));
        const file = fileURLToPath(found) + '.scss';
        loadedUrls.push(pathToFileURL(file));
        css += await read(fs.readFileSync(file, 'utf8'), pathToFileURL(file));
      } else if (set) values[set[1]] = set[2];
      else if (line.startsWith('@wrong')) throw Object.assign(new Error(), { sassMessage: 'unknown rule', span: { start: { line: index, column: 0 }, url: from } });
      else css += line.replace(/\\$\\w+/g, (name) => values[name]) + '\\n';
    }
    return css;
  };
  return { css: await read(text, url), loadedUrls };
};`;
const installed = { 'node_modules/sass/package.json': '{"main":"index.js"}', 'node_modules/sass/index.js': sass };

test('SCSS becomes CSS, with relative imports and imports from packages and from the site', async () => {
  const { problems, code, textOf } = await bundle(
    { 'docs/a.mdx': showing(imported('card', './card.module.scss', 2), imported('', './plain.scss', 3)) },
    {
      ...installed,
      'docs/card.module.scss': '@use "./colors"\n@use "~kit/sizes"\n.card { color: $red; width: $wide }',
      'docs/plain.scss': '@use "@site/src/more"\nb { margin: $gap }',
      'docs/colors.scss': '$red: rgb(250, 0, 0);',
      'src/more.scss': '$gap: 3px;',
      'node_modules/kit/sizes.scss': '$wide: 77px;',
    },
  );
  assert.equal(problems, []);
  const { href, styles = [] } = code.modules.get('docs/a.mdx')!;
  const css = styles.map(textOf).join('\n');
  assert.match(css, /\.card_\w+_card\{color:#fa0000;width:77px\}/);
  assert.match(css, /b\{margin:3px\}/);
  assert.match(textOf(href), /card_\w+_card/);
});

test('an error in SCSS is reported at the import in the content, as well as a missing package', async () => {
  const documents = { 'docs/a.mdx': showing(imported('', './plain.scss', 3)) };
  const wrong = await bundle(documents, { ...installed, 'docs/plain.scss': 'b { margin: 0 }\n@wrong' });
  assert.equal(wrong.problems, ['error broken-module docs/a.mdx:3:1: "./plain.scss" can\'t be bundled: unknown rule']);
  assert.match(wrong.diagnostics[0]!.hint!, /docs\/plain\.scss:2:1/);
  const used = await bundle(documents, {
    ...installed,
    'docs/plain.scss': '@use "./part"',
    'docs/part.scss': '\n@wrong',
  });
  assert.match(used.problems.join(), /docs\/a\.mdx:3:1: .*unknown rule, in docs\/part\.scss:2:1/);
  const missing = await bundle(documents, { 'docs/plain.scss': 'b { margin: 0 }' });
  assert.match(missing.problems.join(), /broken-module docs\/a\.mdx:3:1: .*npm install sass/);
});

test.run();
