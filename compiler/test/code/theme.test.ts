import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleCode } from '../../code/bundle-code.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../config/problem.ts';
import { disk } from '../../fs/disk.ts';
import { readMessages } from '../../project/read-messages.ts';
import { readThemeParts } from '../../project/theme-parts.ts';
import { tempFolder } from '../temp.ts';

async function inSite<T>(tree: Record<string, string>, run: (dir: string) => Promise<T>): Promise<T> {
  const folder = tempFolder();
  try {
    folder.write({ 'package.json': '{}', ...tree });
    return await run(folder.dir);
  } finally {
    folder.remove();
  }
}

async function bundle(tree: Record<string, string>, given: Record<string, unknown> = {}, development = false) {
  return inSite(tree, async (dir) => {
    const config = parseConfig({ title: 'T', ...given }, 'lectern.config.json');
    const themeParts = await readThemeParts(dir, config, 'lectern.config.json', disk);
    const { code, diagnostics } = await bundleCode({
      site: { dir, config, themeParts, development },
      sources: new Map(),
      links: new Map(),
      staticFiles: new Map(),
      files: disk,
    });
    const faults = diagnostics.map(
      ({ severity, rule, place: { path, line, column } }) => `${severity} ${rule} ${path}:${line}:${column}`,
    );
    return {
      themeParts,
      modules: code.modules,
      paths: code.files.map(({ path }) => path).filter((path) => !path.endsWith('.map')),
      faults,
    };
  });
}

async function problems(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    assert.instance(error, ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('nothing was wrong');
}

const footer = 'export default function Footer() { return <footer />; }\n';

test('a site with none of its own has no theme', async () => {
  const { themeParts, paths } = await bundle({ 'src/theme/Unknown.js': footer });
  assert.equal([themeParts, paths], [{ slots: {}, styles: [] }, []]);
});

test('modules and style sheets in the usual places are found and bundled', async () => {
  const { themeParts, modules, paths, faults } = await bundle({
    'src/theme/Footer/index.jsx': footer,
    'src/theme/DocItem/Footer.tsx': footer,
    'src/css/custom.css': ':root { --lectern-ink: black; .a & { color: red; } }',
    'theme.css': 'a {}',
  });
  assert.equal(themeParts, {
    slots: { Footer: 'src/theme/Footer/index.jsx', 'DocItem/Footer': 'src/theme/DocItem/Footer.tsx' },
    styles: ['src/css/custom.css'],
  });
  assert.equal(faults, []);
  assert.equal(modules.get('src/theme/Footer/index.jsx')!.exports, ['default']);
  const { href, styles } = modules.get('src/css/custom.css')!;
  assert.is(href, undefined);
  assert.match(styles![0]!, /^\/assets\/custom-[\da-f]{8}\.css$/);
  assert.is(paths.filter((path) => path.endsWith('.css')).length, 1);
});

test('for who works on the site a style sheet keeps its name when its text changes, and modules do not', async () => {
  const tree = (color: string) => ({
    'src/theme/Footer.jsx': footer.replace('<footer />', `<footer color="${color}" />`),
    'src/css/custom.css': `a { color: ${color}; }`,
  });
  const names = async (development: boolean) => [
    (await bundle(tree('red'), {}, development)).paths,
    (await bundle(tree('blue'), {}, development)).paths,
  ];
  const [red, blue] = await names(true);
  assert.is(
    red!.find((path) => path.endsWith('.css')),
    'assets/custom-unhashed.css',
  );
  assert.is(
    blue!.find((path) => path.endsWith('.css')),
    'assets/custom-unhashed.css',
  );
  assert.is.not(
    red!.find((path) => path.endsWith('.js')),
    blue!.find((path) => path.endsWith('.js')),
  );
  const [before, after] = await names(false);
  assert.is.not(
    before!.find((path) => path.endsWith('.css')),
    after!.find((path) => path.endsWith('.css')),
  );
});

test('what the config names stands for what lies in the usual places', async () => {
  const { themeParts } = await bundle(
    {
      'src/theme/Footer.js': footer,
      'parts/end.js': footer,
      'src/css/custom.css': '',
      'looks/a.css': 'a { color: red }',
      'looks/b.css': 'b { color: red }',
    },
    { theme: { Footer: './parts/end.js' }, themeConfig: { customCss: ['./looks/a.css', '@site/looks/b.css'] } },
  );
  assert.equal(themeParts, { slots: { Footer: 'parts/end.js' }, styles: ['looks/a.css', 'looks/b.css'] });
});

test('where code is refused, only what the config names is taken', async () => {
  const tree = {
    'src/theme/Footer.js': footer,
    'src/css/custom.css': 'a { color: red }',
    'own.css': 'a { color: blue }',
  };
  assert.equal((await bundle(tree, { code: 'refuse' })).themeParts, { slots: {}, styles: [] });
  const { modules } = await bundle(tree, {
    code: 'refuse',
    theme: { Footer: 'src/theme/Footer.js' },
    themeConfig: { customCss: 'own.css' },
  });
  assert.equal([...modules.keys()].sort(), ['own.css', 'src/theme/Footer.js']);
});

test('files that the config names and aren’t there are faults of the config, all at once', async () => {
  const text = await problems(() => bundle({}, { theme: { Footer: 'a.js' }, themeConfig: { customCss: 'b.css' } }));
  assert.is(text, 'theme.Footer: there is no file "a.js"\nthemeConfig.customCss: there is no file "b.css"');
  assert.match(
    await problems(() => bundle({}, { theme: { Fotter: 'a.js' } })),
    'theme.Fotter: there is no such setting',
  );
});

test('a fault in a style sheet is told where it stands', async () => {
  const { faults } = await bundle({
    'theme.css': "a {}\n  @import './gone.css';\nb { background: url('./lost.png'); }\n",
  });
  assert.ok(faults.includes('error unresolved-import theme.css:3:21'), faults.join());
  const odd = await bundle({ 'theme.css': 'a { color red; }\n' });
  assert.equal(odd.faults, ['warning odd-style theme.css:1:10']);
});

test('a part without a default export is told in its file', async () => {
  const { faults } = await bundle({ 'src/theme/Footer.js': 'export const Footer = 1;\n' });
  assert.equal(
    faults.map((fault) => fault.replace(/:undefined/g, '')),
    ['error missing-default-export src/theme/Footer.js'],
  );
});

const messagesOf = (text: string) => inSite({ 'i18n/de/code.json': text }, (dir) => readMessages(dir, 'de', disk));

test('of translations those are kept that say something else', async () => {
  const own = {
    'theme.docs.paginator.next': { message: 'Weiter', description: 'x' },
    'theme.docs.paginator.previous': { message: 'Previous' },
    'own.b': 'B',
    'own.a': { message: 'A' },
  };
  assert.equal(Object.entries(await messagesOf(JSON.stringify(own))), [
    ['own.a', 'A'],
    ['own.b', 'B'],
    ['theme.docs.paginator.next', 'Weiter'],
  ]);
  assert.equal(await inSite({}, (dir) => readMessages(dir, 'de', disk)), {});
});

test('translations that can’t be read are faults of their file', async () => {
  assert.match(await problems(() => messagesOf('{')), 'i18n/de/code.json: is no JSON');
  assert.is(
    await problems(() => messagesOf('{"a": 1, "b": {"text": "x"}}')),
    'a: expected a text, or {"message": "…"}\nb: expected a text, or {"message": "…"}',
  );
});

test.run();
