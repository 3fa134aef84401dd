// These tests use a fake package `less`. It supports only `@name: value` and `@import`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, imported, showing } from '../code-site.ts';

const less = `
const fs = require('fs'), path = require('path');
exports.FileManager = class {
  supports() { return true; }
  async loadFile(file, folder) {
    const filename = path.resolve(folder, file);
    return { filename, contents: fs.readFileSync(filename, 'utf8') };
  }
};
exports.render = async (text, { filename, plugins }) => {
  const managers = [new exports.FileManager()];
  for (const plugin of plugins) plugin.install(exports, { addFileManager: (manager) => managers.unshift(manager) });
  const imports = [], values = {};
  const read = async (text, from) => {
    let css = '';
    for (const [index, line] of text.split('\\n').entries()) {
      const use = /^@import "(.*)"/.exec(line), set = /^(@\\w+): (.*);/.exec(line);
      if (use) {
        const manager = managers.find((each) => each.supports(use[1], path.dirname(from)));
        const loaded = await manager.loadFile(use[1], path.dirname(from));
        imports.push(loaded.filename);
        css += await read(loaded.contents, loaded.filename);
      } else if (set) values[set[1]] = set[2];
      else if (line.startsWith('@wrong')) throw { message: 'unknown rule', filename: from, line: index + 1, column: 0 };
      else css += line.replace(/@\\w+/g, (name) => values[name]) + '\\n';
    }
    return css;
  };
  return { css: await read(text, filename), imports };
};`;
const installed = { 'node_modules/less/package.json': '{"main":"index.js"}', 'node_modules/less/index.js': less };

test('Less becomes CSS, with relative imports and imports from packages and from the site', async () => {
  const { problems, code, textOf } = await bundle(
    { 'docs/a.mdx': showing(imported('card', './card.module.less', 2), imported('', './plain.less', 3)) },
    {
      ...installed,
      'docs/card.module.less':
        '@import "./colors.less"\n@import "~kit/sizes.less"\n.card { color: @red; width: @wide }',
      'docs/plain.less': '@import "@site/src/more.less"\nb { margin: @gap }',
      'docs/colors.less': '@red: rgb(250, 0, 0);',
      'src/more.less': '@gap: 3px;',
      'node_modules/kit/sizes.less': '@wide: 77px;',
    },
  );
  assert.equal(problems, []);
  const { href, styles = [] } = code.modules.get('docs/a.mdx')!;
  const css = styles.map(textOf).join('\n');
  assert.match(css, /\.card_\w+_card\{color:#fa0000;width:77px\}/);
  assert.match(css, /b\{margin:3px\}/);
  assert.match(textOf(href), /card_\w+_card/);
});

test('an error in Less is reported at the import in the content, as well as a missing package', async () => {
  const documents = { 'docs/a.mdx': showing(imported('', './plain.less', 3)) };
  const wrong = await bundle(documents, { ...installed, 'docs/plain.less': 'b { margin: 0 }\n@wrong' });
  assert.equal(wrong.problems, ['error broken-module docs/a.mdx:3:1: "./plain.less" can\'t be bundled: unknown rule']);
  assert.match(wrong.diagnostics[0]!.hint!, /docs\/plain\.less:2:1/);
  const used = await bundle(documents, {
    ...installed,
    'docs/plain.less': '@import "./part.less"',
    'docs/part.less': '\n@wrong',
  });
  assert.match(used.problems.join(), /docs\/a\.mdx:3:1: .*unknown rule, in docs\/part\.less:2:1/);
  const missing = await bundle(documents, { 'docs/plain.less': 'b { margin: 0 }' });
  assert.match(missing.problems.join(), /broken-module docs\/a\.mdx:3:1: .*the file is Less.*npm install less/);
});

test.run();
