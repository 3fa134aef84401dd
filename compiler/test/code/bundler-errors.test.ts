import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, imported, reactPage, showing } from './code-site.ts';

const warn = { onBrokenImports: 'warn' };

test('an unresolved import is reported at each location, with a suggestion', async () => {
  const { diagnostics, problems } = await bundle(
    {
      'docs/a.mdx': showing(
        imported('Chart', './Chrt', 3),
        imported('Tabs', '@theme/Tab', 4),
        imported('kit', 'kit/lite', 5),
      ),
      'docs/b.mdx': showing(imported('Chart', '@site/docs/Chrt', 9)),
    },
    { 'docs/Chart.jsx': '' },
  );
  assert.equal(problems.sort(), [
    'error unresolved-import docs/a.mdx:3:1: the imported file or package "./Chrt" can\'t be found',
    'error unresolved-import docs/a.mdx:4:1: the imported file or package "@theme/Tab" can\'t be found',
    'error unresolved-import docs/a.mdx:5:1: the imported file or package "kit/lite" can\'t be found',
    'error unresolved-import docs/b.mdx:9:1: the imported file or package "@site/docs/Chrt" can\'t be found',
  ]);
  const hints = Object.fromEntries(diagnostics.map(({ place, hint }) => [`${place.path}:${place.line}`, hint]));
  assert.equal(hints, {
    'docs/a.mdx:3': 'did you mean "./Chart"?',
    'docs/a.mdx:4': 'did you mean "@theme/Tabs"?',
    'docs/a.mdx:5': 'run "npm install kit" in the site\'s folder, or use --stub-missing',
    'docs/b.mdx:9': 'did you mean "@site/docs/Chart"?',
  });
});

test('code outside the site resolves the packages of the site', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'lectern-'));
  writeFileSync(path.join(outside, 'box.js'), "import size from 'size'; export const box = size;");
  const { problems } = await bundle(
    { 'docs/a.mdx': showing(imported('{ box }', 'shared/box.js', 2)) },
    { 'node_modules/size/index.js': 'export default 7;' },
    { aliases: { shared: outside } },
  );
  rmSync(outside, { recursive: true });
  assert.equal(problems, []);
});

test('for a missing file, the hint names a script of the site that may write the file', async () => {
  const scripts = { build: 'npm run tables && docusaurus build', tables: 'node tables.js' };
  const { diagnostics } = await bundle(
    { 'docs/a.mdx': showing(imported('tides', '../data/tides.json', 3), imported('{ low }', './low.js', 4)) },
    {
      'package.json': JSON.stringify({ scripts }),
      'docs/low.js': "export { low } from '../data/moon.json';",
    },
  );
  const hints = diagnostics.map(({ place, hint }) => `${place.line}: ${hint}`);
  const advice = 'a script of the site may need to run first: npm run tables';
  assert.equal(hints.sort(), [`3: ${advice}`, `4: ${advice}; look at docs/low.js:1:21`]);
});

test('dynamic imports of external addresses are unchanged, and static ones are errors', async () => {
  const { problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Chart', './Chart', 2)), 'docs/b.mdx': showing(imported('Far', './Far', 2)) },
    {
      'docs/Chart.jsx': 'export default () => void import(/* webpackIgnore: true */ "https://cdn.example/ace.js");',
      'docs/Far.jsx': 'import far from "https://cdn.example/far.js"; export default far;',
    },
  );
  assert.is(problems.length, 1);
  assert.match(problems[0]!, 'docs/b.mdx:2:1');
});

test('an unused import is resolved as well', async () => {
  const code = showing();
  code.imports.push(imported('unused', './nowhere', 2));
  const { problems, code: table } = await bundle({ 'docs/a.mdx': code }, {}, warn);
  assert.equal(problems, [
    'warning unresolved-import docs/a.mdx:2:1: the imported file or package "./nowhere" can\'t be found',
  ]);
  assert.is(table.modules.size, 0);
});

test('a tsconfig.json with "extends" and references to folders works', async () => {
  const tsconfig = { extends: './base.json', references: [{ path: './packages' }, { path: './nowhere' }] };
  const { problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Chart', './Chart', 2)) },
    {
      'docs/Chart.jsx': 'export default () => null;',
      'tsconfig.json': JSON.stringify(tsconfig),
      'base.json': '{}',
      'packages/tsconfig.json': '{}',
    },
  );
  assert.equal(problems, []);
});

test('an invalid settings file that breaks the resolution of an import is named', async () => {
  for (const [name, text, at] of [
    ['tsconfig.json', '{\n  // the paths\n  "compilerOptions": { "paths": 7 },,\n}', '3:37'],
    ['docs/tsconfig.json', '{', '1:2'],
    ['docs/package.json', '{ "name": }', '1:11'],
  ] as const) {
    const { diagnostics } = await bundle(
      { 'docs/a.mdx': showing(imported('Chart', './Chart.jsx', 2)) },
      { 'docs/Chart.jsx': 'export default () => null;', [name]: text },
    );
    assert.equal(
      diagnostics.map(({ rule, hint }) => `${rule}: ${hint}`),
      [`unresolved-import: the file exists, but ${name}:${at}, which defines its path, can't be read: fix that file`],
    );
  }
});

test('code that depends on a broken import is removed, and the rest works', async () => {
  const code = showing(imported('Gone', './gone', 1), imported('Chart', './chart', 2));
  code.declarations = [
    { source: 'const wrap = () => Gone;', names: ['wrap'], uses: ['Gone'] },
    { source: 'const fine = () => 1;', names: ['fine'], uses: [] },
    { source: 'const twice = () => wrap();', names: ['twice'], uses: ['wrap'] },
  ];
  const at = { line: 5, column: 1 };
  code.exports.push(
    { name: 'E1', source: '() => twice()', uses: ['twice'], at },
    { name: 'E2', source: '() => fine()', uses: ['fine'], at },
  );
  const { code: table, problems } = await bundle(
    { 'docs/a.mdx': code },
    { 'docs/chart.js': 'export default () => "chart";' },
    warn,
  );
  assert.equal(problems, [
    'warning unresolved-import docs/a.mdx:1:1: the imported file or package "./gone" can\'t be found',
  ]);
  assert.equal(table.modules.get('docs/a.mdx')!.exports, ['Chart', 'E2']);
});

test('an import whose only use was removed is checked, but not bundled', async () => {
  const code = showing(imported('fine', './fine', 1));
  code.imports.push(
    imported('gone', './gone', 2),
    imported('broken', './broken', 3),
    imported('lonely', './lonely', 4),
  );
  code.exports.push({
    name: 'All',
    source: '() => [gone, broken, lonely]',
    uses: ['gone', 'broken', 'lonely'],
    at: { line: 6, column: 1 },
  });
  const tree = {
    'docs/fine.js': 'export default 1;',
    'docs/broken.js': 'export default (;',
    'docs/lonely.js': 'console.log("lonely"); export default 1;',
  };
  const { problems, code: table, textOf } = await bundle({ 'docs/a.mdx': code }, tree, warn);
  assert.equal(problems, [
    'warning unresolved-import docs/a.mdx:2:1: the imported file or package "./gone" can\'t be found',
    'warning broken-module docs/a.mdx:3:1: "./broken" can\'t be bundled: Unexpected ";"',
  ]);
  const module = table.modules.get('docs/a.mdx')!;
  assert.equal(module.exports, ['fine']);
  assert.not.ok(textOf(module.href).includes('lonely'));
});

test('an error in an indirect import is reported once, at the import in the content', async () => {
  const tree = {
    'docs/list.js': 'import "../src/deep.js"; export default 1;',
    'src/deep.js': 'export const a = ;\n',
    'docs/fine.js': 'export default "fine";',
  };
  const { problems, diagnostics, code } = await bundle(
    {
      'docs/a.mdx': showing(imported('fine', './fine', 1), imported('list', './list', 2)),
      'docs/b.mdx': showing(imported('deep', '../src/deep', 4)),
    },
    tree,
    warn,
  );
  assert.equal(problems, ['warning broken-module docs/a.mdx:2:1: "./list" can\'t be bundled: Unexpected ";"']);
  assert.is(diagnostics[0]!.hint, 'look at src/deep.js:1:18');
  assert.equal(code.modules.get('docs/a.mdx')!.exports, ['fine']);
  assert.is(code.modules.get('docs/b.mdx'), undefined);
});

test('one run finds all errors, from all stages', async () => {
  const { problems, code } = await bundle(
    {
      'docs/a.mdx': showing(
        imported('{ nope }', './fine', 1),
        imported('broken', './broken', 2),
        imported('{ useNothing }', 'react', 3),
        imported('gone', './gone', 4),
        imported('md', './uses-md', 5),
      ),
    },
    {
      'docs/fine.js': 'export const yes = 1;',
      'docs/broken.js': 'import x from "./missing"; export default x;',
      'docs/uses-md.js': 'import p from "./p.mdx"; export default p;',
      'docs/p.mdx': '<b>',
    },
  );
  assert.equal(problems.sort(), [
    'error broken-module docs/a.mdx:1:1: "./fine" can\'t be bundled: No matching export in "docs/fine.js" for import "nope"',
    'error broken-module docs/a.mdx:2:1: "./broken" can\'t be bundled: the module "./missing" can\'t be found',
    'error broken-module docs/a.mdx:3:1: "react" can\'t be bundled: No matching export in "react" for import "useNothing"',
    'error broken-module docs/a.mdx:5:1: "./uses-md" can\'t be bundled: this is not valid MDX: Expected a closing tag for `<b>` (1:1-1:4)',
    'error unresolved-import docs/a.mdx:4:1: the imported file or package "./gone" can\'t be found',
  ]);
  assert.is(code.modules.size, 0);
});

test('in a lenient site, a missing export is undefined and is reported at its import', async () => {
  const files = {
    'docs/fine.js': 'export const yes = 1;',
    'docs/uses.js':
      'import { no, yes } from "./fine";\nimport none from "./fine";\nexport const shown = [yes, no, none];',
  };
  const documents = { 'docs/a.mdx': showing(imported('{ nope }', './fine', 1), imported('{ shown }', './uses', 2)) };
  const { problems, code } = await bundle(documents, files, {}, undefined, { lenient: true });
  assert.equal(problems.sort(), [
    'warning missing-export docs/a.mdx: "nope" is imported from "docs/fine.js", which has no such export, so it is undefined',
    'warning missing-export docs/uses.js:1:10: "no" is imported from "docs/fine.js", which has no such export, so it is undefined',
    'warning missing-export docs/uses.js:2:8: "default" is imported from "docs/fine.js", which has no such export, so it is undefined',
  ]);
  assert.equal(code.modules.get('docs/a.mdx')!.exports, ['nope', 'shown']);
  const strict = await bundle(documents, files);
  assert.ok(strict.problems.every((problem) => problem.startsWith('error broken-module')));
});

test('an unresolved require is reported at its location', async () => {
  const code = showing(imported('fine', './fine', 1));
  code.exports.push({ name: 'E', source: "() => require('./gone.json')", uses: [], at: { line: 7, column: 3 } });
  const { problems, code: table } = await bundle({ 'docs/a.mdx': code }, { 'docs/fine.js': 'export default 1;' }, warn);
  assert.equal(problems, [
    'warning unresolved-import docs/a.mdx:7:3: the imported file or package "./docs/gone.json" can\'t be found',
  ]);
  assert.equal(table.modules.get('docs/a.mdx')!.exports, ['fine']);
});

test('errors in data and styles have a location in their files', async () => {
  const { diagnostics } = await bundle(
    { 'docs/a.mdx': showing(imported('data', './a.yml', 1), imported('styles', './a.module.css', 2)) },
    { 'docs/a.yml': 'a: 1\na: 2\n', 'docs/a.module.css': '.a { composes: b from "./gone.module.css" }' },
  );
  assert.equal(diagnostics.map(({ message, hint }) => `${message}; ${hint}`).sort(), [
    '"./a.module.css" can\'t be bundled: the style sheet "./gone.module.css" can\'t be found; look at docs/a.module.css:1:23',
    '"./a.yml" can\'t be bundled: the key "a" occurs twice; look at docs/a.yml:2:1',
  ]);
});

test('errors in a React page have a location in the page', async () => {
  const { problems } = await bundle(
    {
      'src/pages/a.tsx': reactPage,
      'src/pages/b.jsx': reactPage,
      'src/pages/c.js': reactPage,
      'src/pages/d.js': reactPage,
    },
    {
      'src/pages/a.tsx': 'export function Home() { return null; }',
      'src/pages/b.jsx': 'import x from "./nowhere";\nexport default () => x;',
      'src/pages/c.js': 'export default () => <p>{</p>;',
      'src/pages/d.js': 'import x from "../broken";\nexport default () => x;',
      'src/broken.js': 'export default (;',
    },
    warn,
  );
  assert.equal(problems.sort(), [
    'error missing-default-export src/pages/a.tsx: this page component has no default export',
    'warning broken-module src/pages/c.js:1:27: this code can\'t be bundled: Expected identifier but found "/"',
    'warning broken-module src/pages/d.js: this code can\'t be bundled: Unexpected ";"',
    'warning unresolved-import src/pages/b.jsx:1:15: the imported file or package "./nowhere" can\'t be found',
  ]);
});

test('no file outside the site is bundled, for any form of import', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'lectern-outside-'));
  writeFileSync(path.join(outside, 'secret.js'), 'export default "the secret";');
  writeFileSync(path.join(outside, 'secret.png'), 'the secret');
  const up = `../../${path.basename(outside)}`;
  try {
    const { problems, code } = await bundle(
      {
        'docs/a.mdx': showing(
          imported('a', `${up}/secret`, 1),
          imported('b', `@site/../${path.basename(outside)}/secret.png`, 2),
          imported('c', './link.js', 3),
          imported('d', '~/secret', 4),
          imported('e', './deeper', 5),
          imported('f', './styles.css', 6),
          imported('g', `${up}/secret.js?raw`, 7),
          imported('h', './linked/secret.js', 8),
          imported('i', './names.module.css', 9),
        ),
      },
      {
        'docs/deeper.js': `export { default } from "${up}/secret.js";`,
        'docs/styles.css': `a { background: url(${up}/secret.png) }`,
        'docs/names.module.css': `.a { composes: b from "${up}/secret.module.css" }`,
        'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '~/*': [`${outside}/*`] } } }),
      },
      warn,
      (dir) => {
        symlinkSync(path.join(outside, 'secret.js'), path.join(dir, 'docs/link.js'));
        symlinkSync(outside, path.join(dir, 'docs/linked'));
        writeFileSync(path.join(outside, 'secret.module.css'), '.b { color: red }');
      },
    );
    assert.equal(code, { modules: new Map(), files: [] });
    const locations = problems.map((problem) => problem.replace(/: .*/, ''));
    assert.equal(locations.sort(), [
      'warning broken-module docs/a.mdx:5:1',
      'warning broken-module docs/a.mdx:6:1',
      'warning broken-module docs/a.mdx:9:1',
      ...[1, 2, 3, 4, 7, 8].map((line) => `warning import-outside-site docs/a.mdx:${line}:1`),
    ]);
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('folders from the config and packages of a workspace may be outside the site', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'lectern-outside-'));
  writeFileSync(path.join(outside, 'shared.js'), 'export default "shared";');
  mkdirSync(path.join(outside, 'kit/src'), { recursive: true });
  writeFileSync(path.join(outside, 'kit/package.json'), '{"name":"kit","main":"src/kit.js"}');
  writeFileSync(path.join(outside, 'kit/src/kit.js'), 'export { default } from "./part.js";');
  writeFileSync(path.join(outside, 'kit/src/part.js'), 'export default "kit";');
  try {
    const { problems, code, textOf } = await bundle(
      { 'docs/a.mdx': showing(imported('a', 'shared/shared', 1), imported('b', 'kit', 2)) },
      {},
      { aliases: { shared: outside } },
      (dir) => {
        mkdirSync(path.join(dir, 'node_modules'));
        symlinkSync(path.join(outside, 'kit'), path.join(dir, 'node_modules/kit'));
      },
    );
    assert.equal(problems, []);
    const text = textOf(code.modules.get('docs/a.mdx')!.href);
    assert.ok(text.includes('"shared"') && text.includes('"kit"'));
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('for a module that an installed package lacks, the hint has the version of the package', async () => {
  const hintFor = async (specifier: string, importer?: string) => {
    const { diagnostics } = await bundle(
      { 'docs/a.mdx': showing(imported('all', importer ?? specifier, 2)) },
      {
        'node_modules/kit/package.json': '{"name":"kit","version":"1.2.0","exports":{"./good":"./good.js"}}',
        'node_modules/kit/good.js': 'export default 1;',
        'docs/all.js': `export { default } from "${specifier}";`,
      },
    );
    return diagnostics[0]!.hint;
  };
  const deep =
    '"kit@1.2.0" is installed, but has no module "deep/er": install a version that has it, or fix the import';
  assert.is(await hintFor('kit/deep/er'), deep);
  assert.match((await hintFor('kit/deep/er', './all.js'))!, deep);
  assert.match((await hintFor('kit'))!, '"kit@1.2.0" is installed, but lacks its main module');
  assert.match((await hintFor('kitten'))!, 'run "npm install kitten"');
});

test('an error in a package is reported at the import in the content, and other modules of the package work', async () => {
  const { problems, code } = await bundle(
    {
      'docs/a.mdx': showing(imported('good', 'kit/good', 2)),
      'docs/b.mdx': showing(imported('deep', 'kit/deep', 3)),
      'docs/c.mdx': showing(imported('own', 'other', 4)),
    },
    {
      'node_modules/kit/package.json': '{"name":"kit","imports":{"#inner":"./lib/inner.js"}}',
      'node_modules/kit/good.js': 'import inner from "#inner";\nexport default inner;',
      'node_modules/kit/lib/inner.js': 'export default 1;',
      'node_modules/kit/deep.js': 'export { default } from "./lib";',
      'node_modules/kit/lib/index.js': 'export { default } from "./read.js";',
      'node_modules/kit/lib/read.js': 'import { readFileSync } from "fs";\nexport default readFileSync;',
      'node_modules/other/package.json': '{"name":"other","main":"./dist/own.js"}',
      'node_modules/other/dist/own.js': 'export default 2;',
    },
    warn,
  );
  assert.equal(problems, [
    'warning broken-module docs/b.mdx:3:1: "kit/deep" can\'t be bundled: "fs" is a module of Node.js, which browsers don\'t have',
  ]);
  assert.equal([...code.modules.keys()], ['docs/a.mdx', 'docs/c.mdx']);
});

test('a file outside the site is refused if a module of the site imports it', async () => {
  const { problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Chart', './chart', 2)) },
    { 'docs/chart.js': 'import own from "../../outside.js";\nexport default own;' },
    warn,
    (dir) => writeFileSync(path.join(dir, '../outside.js'), 'export default 1;'),
  );
  assert.is(problems.length, 1);
  assert.match(problems[0]!, /^warning \S+ docs\/a\.mdx:2:1: .*outside the site's folder/);
});

test('pages, and modules and style sheets next to them, cannot import files that git ignores as data', async () => {
  const { problems, code } = await bundle(
    {
      'docs/a.mdx': showing(imported('Text', '../own.txt?raw', 1), imported('Key', '../own.pem?url', 2)),
      'docs/b.mdx': showing(imported('Chart', './chart', 1)),
      'docs/c.mdx': showing(imported('', './own.css', 1)),
      'src/pages/d.js': reactPage,
    },
    {
      '.gitignore': 'own.*\n!docs/**\n',
      'own.txt': 'secret',
      'own.pem': 'secret',
      'own.json': '"secret"',
      'docs/chart.js': 'import own from "../own.json";\nexport default () => own;',
      'docs/own.css': '.a { background: url(../own.txt) }',
      'src/pages/d.js': 'import own from "../../own.json";\nexport default () => own;',
    },
    { ...warn, docs: {} },
  );
  const sources = problems.map(
    (problem) => /^warning broken-module ([\w/.]+).*: .*git ignores the file$/.exec(problem)?.[1] ?? problem,
  );
  assert.equal([...new Set(sources)].sort(), ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx']);
  // Code of standalone pages is not content: it belongs to the site's owners.
  assert.equal([...code.modules.keys()], ['src/pages/d.js']);
});

test('in a lenient site, documents can import files that git ignores, but no secrets and no hidden files', async () => {
  const { problems, code } = await bundle(
    {
      'docs/a.mdx': showing(imported('list', '../made/list.json')),
      'docs/b.mdx': showing(imported('text', '../made/text.txt?raw')),
      'docs/c.mdx': showing(imported('key', '../made/id_rsa?url')),
      'docs/d.mdx': showing(imported('hidden', '../made/.cache/list.json')),
    },
    {
      '.gitignore': 'made/\n',
      'made/list.json': '["oolong"]',
      'made/text.txt': 'oolong',
      'made/id_rsa': 'secret',
      'made/.cache/list.json': '["hidden"]',
    },
    { ...warn, docs: {} },
    undefined,
    { lenient: true },
  );
  assert.equal(
    problems.map((problem) => / (docs\/\w\.mdx):/.exec(problem)?.[1]),
    ['docs/c.mdx', 'docs/d.mdx'],
  );
  assert.equal([...code.modules.keys()], ['docs/a.mdx', 'docs/b.mdx']);
});

test('a missing import of a page does not hide the other errors of the page and of its modules', async () => {
  const { problems } = await bundle(
    {
      'src/pages/a.jsx': reactPage,
      'src/pages/b.jsx': reactPage,
      'docs/c.mdx': showing(imported('{ box }', './c.js')),
    },
    {
      'src/pages/a.jsx': 'import x from "./gone";\nimport { no } from "./_words";\nexport const z = [x, no];\n',
      'src/pages/_words.js': 'import y from "absent";\nexport const yes = y;\n',
      'src/pages/b.jsx': 'export default () => <p>{;}</p>;\n',
      'docs/c.js': 'import y from "./lost";\nexport const bax = y;\n',
    },
  );
  assert.equal(problems.sort(), [
    `error broken-module docs/c.mdx:1:1: "./c.js" can't be bundled: No matching export in "docs/c.js" for import "box"`,
    `error broken-module docs/c.mdx:1:1: "./c.js" can't be bundled: the module "./lost" can't be found`,
    `error broken-module src/pages/a.jsx: this code can't be bundled: the module "absent" can't be found`,
    `error broken-module src/pages/a.jsx:2:10: this code can't be bundled: No matching export in "src/pages/_words.js" for import "no"`,
    `error broken-module src/pages/b.jsx:1:26: this code can't be bundled: Unexpected ";"`,
    'error missing-default-export src/pages/a.jsx: this page component has no default export',
    `error unresolved-import src/pages/a.jsx:1:15: the imported file or package "./gone" can't be found`,
  ]);
});

test.run();
