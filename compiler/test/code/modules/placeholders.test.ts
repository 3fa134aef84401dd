import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModulesKey } from '../../../../corpus/client-modules-key.ts';
import { tempFolder } from '../../temp.ts';
import { bundle, imported, showing } from '../code-site.ts';

const tree = {
  'src/chart.jsx': `
    import { Line, useScale } from 'charts';
    import dates from 'charts/dates';
    import kit from 'kit';
    import 'charts/style.css';
    import './look.css';
    const { width } = useScale(dates.today() + 1);
    export const waited = Line().then((done) => [typeof done, String(done)]);
    export const inside = [Line({ children: 'inside' }), String(Line({ children: () => 'made' })), String(Line(null))];
    export const parts = [typeof Line, \`\${width}\`, kit, typeof Line.prototype.isReactComponent];
    export default () => <Line width={width} />;`,
  'src/look.css': '@import "charts"; b { margin: 0 }',
  'src/fine.scss': 'b { margin: 0 }',
  'node_modules/kit/package.json': '{ "main": "index.js", "type": "module" }',
  'node_modules/kit/index.js': "import { gone } from 'gone'; export default `${gone}kit`;",
};
const documents = {
  'docs/a.mdx': showing(
    imported('Chart, { inside, parts, waited }', '../src/chart.jsx', 2),
    imported('', '../src/fine.scss', 3),
  ),
};

test('with --stub-missing, missing packages get placeholders that can be called and rendered, and one warning each', async () => {
  const { problems, paths, textOf, code } = await bundle(documents, tree, {}, () => {}, { stubMissing: true });
  assert.equal(problems, [
    'warning stand-in src/chart.jsx: the imported module "charts" can\'t be found; a placeholder without content replaces it',
    'warning stand-in src/chart.jsx: the imported module "charts/dates" can\'t be found; a placeholder without content replaces it',
    'warning stand-in src/chart.jsx: the imported module "charts/style.css" can\'t be found; a placeholder without content replaces it',
    'warning stand-in node_modules/kit/index.js: the imported module "gone" can\'t be found; a placeholder without content replaces it',
    'warning stand-in src/fine.scss: the imported module "sass" can\'t be found; a placeholder without content replaces it',
  ]);
  assert.ok(paths.some((file) => file.endsWith('.css')));
  // Bundled code gets React from the viewer. This test has no viewer, so the proxy replaces React.
  Reflect.set(globalThis, Symbol.for(clientModulesKey), new Proxy({}, { get: () => ({}) }));
  const folder = tempFolder();
  folder.write(Object.fromEntries(code.files.map(({ path: file, bytes }) => [file, bytes])));
  const entry = paths.find((file) => textOf(file).includes('function'))!;
  const exported = (await import(pathToFileURL(path.join(folder.dir, entry)).href)) as Record<string, unknown>;
  folder.remove();
  assert.equal(
    (await Promise.all(Object.values(exported)))
      .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
      .filter((value) => typeof value === 'string'),
    ['inside', '', '', 'function', '', 'kit', 'undefined', 'function', ''],
  );
});

test('a schema with a missing package keeps its shape', async () => {
  const schema = `import { z } from 'zod';
const Harbour = z.object({ name: z.string().min(1).optional(), kind: z.enum(['a']).default('a'), children: z.array(z.any()) }).strict();
export const made = [
  z.object({}).optional(),
  z.object({ children: { type: 'list' } }).optional().catch(null),
  Harbour.extend({ all: z.lazy(() => Harbour).array() }).shape.name.optional(),
  Harbour.safeParse({}).success,
].map((each) => typeof each + [...each].length);
export default () => null;`;
  const documents = { 'docs/a.mdx': showing(imported('C, { made }', '../src/schema.js', 2)) };
  const { code, paths, textOf } = await bundle(documents, { 'src/schema.js': schema }, {}, () => {}, {
    stubMissing: true,
  });
  const folder = tempFolder();
  folder.write(Object.fromEntries(code.files.map(({ path: file, bytes }) => [file, bytes])));
  const entry = paths.find((file) => textOf(file).includes('function'))!;
  const { made } = (await import(pathToFileURL(path.join(folder.dir, entry)).href)) as { made: unknown };
  folder.remove();
  assert.equal(made, ['function0', 'function0', 'function0', 'function0']);
});

test('a missing theme gets a placeholder, and a component of Docusaurus that the viewer lacks does not', async () => {
  const documents = { 'docs/a.mdx': showing(imported('Api', '@theme/ApiExplorer/Method', 2)) };
  const { diagnostics } = await bundle(documents);
  assert.match(diagnostics[0]!.hint!, /theme that is not installed.*--stub-missing/);
  const { problems } = await bundle(documents, {}, {}, () => {}, { stubMissing: true });
  assert.equal(problems, [
    'warning stand-in docs/a.mdx: the imported module "@theme/ApiExplorer/Method" can\'t be found; a placeholder without content replaces it',
  ]);
  const own = await bundle({ 'docs/a.mdx': showing(imported('A', '@theme/SearchTranslations', 2)) }, {}, {}, () => {}, {
    stubMissing: true,
  });
  assert.match(own.problems.join(), /^error unresolved-import docs\/a\.mdx:2:1/);
});

test('packages that join class names are available without installation', async () => {
  const { problems, textOf, code } = await bundle(
    { 'docs/a.mdx': showing(imported('Box', '../src/box.jsx', 2)) },
    {
      'src/box.jsx': `import clsx from 'clsx';
import names from 'classnames';
export default Object.assign(() => null, { names: [clsx('a', false && 'no', { b: 1, c: 0 }, ['d', null]), names({ e: true })] });`,
    },
  );
  assert.equal(problems, []);
  Reflect.set(globalThis, Symbol.for(clientModulesKey), new Proxy({}, { get: () => ({}) }));
  const folder = tempFolder();
  folder.write({ 'box.mjs': textOf(code.modules.get('docs/a.mdx')!.href) });
  const { Box } = (await import(pathToFileURL(path.join(folder.dir, 'box.mjs')).href)) as { Box: { names: string[] } };
  folder.remove();
  assert.equal(Box.names, ['a b d', 'e']);
});

test('without --stub-missing, the error names the option and the package of the repository to build', async () => {
  const { diagnostics } = await bundle(
    { 'docs/a.mdx': showing(imported('Kit', '@repo/kit', 2), imported('Charts', 'charts', 3)) },
    { 'packages/kit/package.json': '{ "name": "@repo/kit", "main": "dist/index.js" }', 'website/package.json': '{}' },
    {},
    (dir) => {
      mkdirSync(path.join(dir, 'node_modules/@repo'), { recursive: true });
      symlinkSync(path.join(dir, 'packages/kit'), path.join(dir, 'node_modules/@repo/kit'));
    },
  );
  assert.equal(
    diagnostics.map(({ hint }) => hint),
    [
      '"@repo/kit" is a package of this repository: build it first, in packages/kit, or use --stub-missing',
      'run "npm install charts" in the site\'s folder, or use --stub-missing',
    ],
  );
});

test.run();
