import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleCode } from '../../code/bundle-code.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { disk } from '../../fs/disk.ts';
import type { ThemeGrammars } from '../../project/theme/theme-grammars.ts';
import { readThemeParts } from '../../project/theme/theme-parts.ts';
import { viewerProperties } from '../../code/styles/viewer-properties.ts';
import { unusedTheme } from '../../code/unused-theme.ts';
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
      staticFiles: new Map(
        Object.keys(tree).flatMap((file) => (file.startsWith('static/') ? [[file.slice(7), file]] : [])),
      ),
      files: disk,
    });
    const errors = diagnostics.map(
      ({ severity, rule, place: { path, line, column } }) => `${severity} ${rule} ${path}:${line}:${column}`,
    );
    return {
      themeParts,
      modules: code.modules,
      paths: code.files.map(({ path }) => path).filter((path) => !path.endsWith('.map')),
      errors,
      hints: diagnostics.map(({ hint = '' }) => hint),
      reasons: diagnostics.map(({ message }) => message),
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

test('a site without theme files has no theme', async () => {
  const { themeParts, paths } = await bundle({ 'src/theme/Unknown.js': footer });
  assert.equal([themeParts, paths], [{ slots: {}, styles: [], clientModules: [] }, []]);
});

test('modules and style sheets in the default places are found and bundled', async () => {
  const { themeParts, modules, paths, errors } = await bundle({
    'src/theme/Footer/index.jsx': footer,
    'src/theme/DocItem/Footer.tsx': footer,
    'src/css/custom.css': ':root { --lectern-ink: black; .a & { color: red; } }',
    'theme.css': 'a {}',
  });
  assert.equal(themeParts, {
    slots: { Footer: 'src/theme/Footer/index.jsx', 'DocItem/Footer': 'src/theme/DocItem/Footer.tsx' },
    styles: ['src/css/custom.css'],
    clientModules: [],
  });
  assert.equal(errors, []);
  assert.equal(modules.get('src/theme/Footer/index.jsx')!.exports, ['default']);
  const { href, styles } = modules.get('src/css/custom.css')!;
  assert.is(href, undefined);
  assert.equal(styles, ['/styles/custom.css']);
  assert.is(paths.filter((path) => path.endsWith('.css')).length, 1);
});

test('the style sheets of the site keep their names when they change, and modules do not', async () => {
  const tree = (color: string) => ({
    'src/theme/Footer.jsx': `import './footer.css';\n${footer.replace('<footer />', `<footer color="${color}" />`)}`,
    'src/theme/footer.css': `footer { color: ${color}; }`,
    'src/css/custom.css': `a { color: ${color}; }`,
  });
  const names = async (development: boolean) => [
    (await bundle(tree('red'), {}, development)).paths,
    (await bundle(tree('blue'), {}, development)).paths,
  ];
  const [before, after] = await names(false);
  assert.equal([before!.length, after!.filter((path) => before!.includes(path))], [3, ['styles/custom.css']]);
  // In development, style sheets that modules import also have no hash.
  const [red, blue] = await names(true);
  assert.equal(
    red!.filter((path) => blue!.includes(path)),
    ['styles/custom.css', 'styles/footer.css'],
  );
});

test('a style sheet whose plain name exists already has a hash in its name', async () => {
  const rule = (color: string) => `a { color: ${color}; }`;
  const sheets = {
    'one/a.css': rule('red'),
    'two/a.css': rule('blue'),
    'b.css': rule('green'),
    'static/styles/b.css': '',
  };
  const { modules, paths } = await bundle(sheets, { themeConfig: { customCss: ['one/a.css', 'two/a.css', 'b.css'] } });
  assert.is(modules.size, 3);
  assert.is(paths.length, 3);
  for (const path of paths) assert.match(path, /^assets\/[ab]-[\da-f]{8}\.css$/);
});

test('theme files in the config replace the files in the default places', async () => {
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
  assert.equal(themeParts, {
    slots: { Footer: 'parts/end.js' },
    styles: ['looks/a.css', 'looks/b.css'],
    clientModules: [],
  });
});

test('if code is refused, only theme files in the config are used', async () => {
  const tree = {
    'src/theme/Footer.js': footer,
    'src/css/custom.css': 'a { color: red }',
    'own.css': 'a { color: blue }',
  };
  assert.equal((await bundle(tree, { code: 'refuse' })).themeParts, { slots: {}, styles: [], clientModules: [] });
  const { modules } = await bundle(tree, {
    code: 'refuse',
    theme: { Footer: 'src/theme/Footer.js' },
    themeConfig: { customCss: 'own.css' },
  });
  assert.equal([...modules.keys()].sort(), ['own.css', 'src/theme/Footer.js']);
});

test('a style sheet with a leading slash in its path may be in the folder of the site', async () => {
  const { themeParts } = await bundle({ 'src/css/a.css': 'a {}' }, { themeConfig: { customCss: '/src/css/a.css' } });
  assert.equal(themeParts.styles, ['src/css/a.css']);
});

test('missing files of the config are config errors, all at once', async () => {
  const text = await problems(() => bundle({}, { theme: { Footer: 'a.js' }, themeConfig: { customCss: 'b.css' } }));
  assert.is(text, 'theme.Footer: there is no file "a.js"\nthemeConfig.customCss: there is no file "b.css"');
  assert.match(
    await problems(() => bundle({}, { theme: { Fotter: 'a.js' } })),
    'theme.Fotter: there is no setting with this name',
  );
});

test('an unknown property of the viewer is reported with a similar name', async () => {
  const css = `/* --lectern-none */
:root {
  --lectern-acent: red;
  --lectern-ink: black;
  --own-lectern-acent: red;
}
a { color: var(--lectern-acent); margin: var(--lectern-harbour, 1em); }
`;
  const { errors, hints } = await bundle(
    { 'theme.css': css, 'src/a.css': 'a { color: var(--lectern-inkk); }\n' },
    { themeConfig: { customCss: ['theme.css', 'src/a.css'] } },
  );
  assert.equal(errors, [
    'warning unknown-property src/a.css:1:16',
    'warning unknown-property theme.css:3:3',
    'warning unknown-property theme.css:7:46',
  ]);
  assert.match(hints[1]!, /^did you mean "--lectern-accent"\? /);
  assert.not.match(hints[2]!, 'did you mean');
});

test('the list of custom properties matches the style sheets of the viewer', () => {
  const folder = path.resolve(import.meta.dirname, '../../../viewer/styles');
  const sheets = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = sheets.join('').matchAll(/--lectern-([a-z\d-]*[a-z\d])/g);
  assert.equal([...viewerProperties].sort(), [...new Set(Array.from(names, ([, name]) => name!))].sort());
});

test('an error in a style sheet is reported at its location', async () => {
  const { errors } = await bundle({
    'theme.css': "a {}\n  @import './gone.css';\nb { background: url('./lost.png'); }\n",
  });
  assert.ok(errors.includes('error unresolved-import theme.css:3:21'), errors.join());
  const odd = await bundle({ 'theme.css': 'a { color red; }\n' });
  assert.equal(odd.errors, ['warning odd-style theme.css:1:10']);
});

test('a theme component without a default export is reported in its file', async () => {
  const { errors } = await bundle({ 'src/theme/Footer.js': 'export const Footer = 1;\n' });
  assert.equal(
    errors.map((problem) => problem.replace(/:undefined/g, '')),
    ['error missing-default-export src/theme/Footer.js'],
  );
});

test('client modules of the site and of packages are bundled with all exports and their styles', async () => {
  const { themeParts, modules, errors } = await bundle(
    {
      'src/run.js': 'import "./run.css";\nexport function onRouteUpdate() {}\nexport function onRouteDidUpdate() {}',
      'src/run.css': 'a { color: red }',
      'node_modules/kit/package.json': '{"name":"kit","exports":"./index.js"}',
      'node_modules/kit/kit.css': 'b { color: blue }',
    },
    { clientModules: ['@site/src/run', 'kit/kit.css'] },
  );
  assert.equal(themeParts.clientModules, ['src/run.js', 'node_modules/kit/kit.css']);
  assert.equal(errors, []);
  const run = modules.get('src/run.js')!;
  assert.equal([run.exports, run.styles?.length], [['default'], 1]);
  assert.equal(modules.get('node_modules/kit/kit.css')!.styles?.length, 1);
});

test('a missing client module is a config error', async () => {
  const message = await problems(() => bundle({}, { clientModules: ['./src/gone.js'] }));
  assert.match(message, /clientModules.*there is no file "\.\/src\/gone\.js"/s);
});

test('an unused theme file is reported with the reason', async () => {
  const { errors, reasons } = await bundle({
    'src/theme/Footer.jsx': 'import { year } from "./year";\nexport default () => <footer>{year}</footer>;',
    'src/theme/Footer.js': 'export default () => null;',
    'src/theme/year.js': 'export const year = 1;',
    'src/theme/MDXComponents.js': 'export default {};',
    'src/theme/DocItem/Nowhere/index.jsx': 'export default () => null;',
    'src/theme/helper.test.js': '',
    'src/theme/styles.module.css': '',
    'src/theme/helper.ts': 'export {};',
    'src/theme/Icon/Menu.jsx': 'export default () => null;',
  });
  assert.equal(errors, [
    'warning unused-theme-file src/theme/DocItem/Nowhere/index.jsx:undefined:undefined',
    'warning unused-theme-file src/theme/Footer.js:undefined:undefined',
    'warning unused-theme-file src/theme/Icon/Menu.jsx:undefined:undefined',
    'warning unused-theme-file src/theme/helper.ts:undefined:undefined',
  ]);
  assert.match(
    reasons.join('\n'),
    /not a replaceable part[^]*Footer.jsx" has the same name[^]*renders its own "Icon\/Menu"[^]*no page or module imports it/,
  );
});

test('the site’s own grammars are reported only if they failed to load', async () => {
  const file = 'src/theme/prism-include-languages.js';
  await inSite({ [file]: 'export default () => {};' }, async (dir) => {
    const rulesOf = async (grammars: ThemeGrammars) =>
      (await unusedTheme(new Set(), { dir, files: disk }, grammars)).map(({ rule, message }) => [rule, message]);
    assert.equal(await rulesOf({ file }), []);
    assert.equal(await rulesOf({ file, grammars: '{}' }), []);
    const [[rule, message] = []] = await rulesOf({ file, reason: 'the file exports no function' });
    assert.is(rule, 'own-grammar');
    assert.match(message!, 'the file exports no function');
  });
});

test('a theme component that imports an unsupported module is removed with a warning, and the others work', async () => {
  const { modules, errors } = await bundle({
    'src/theme/Footer.jsx': `import Odd from '@theme/Odd/Part';\nexport default () => <Odd />;\n`,
    'src/theme/NotFound.jsx': `import { text } from './words';\nexport default () => text;\n`,
    'src/theme/words.js': `import { useOdd } from '@docusaurus/theme-common/internal';\nexport const text = useOdd;\n`,
    'src/theme/Root.jsx': 'export default ({ children }) => children;\n',
  });
  assert.equal(errors, [
    'warning theme-file-left-out src/theme/Footer.jsx:1:17',
    'warning theme-file-left-out src/theme/NotFound.jsx:undefined:undefined',
  ]);
  assert.equal([...modules.keys()], ['src/theme/Root.jsx']);
});

test('other missing imports in a theme component are errors, as in Docusaurus', async () => {
  const { errors } = await bundle({
    'src/theme/Footer.jsx': `import Odd from 'not-there';\nexport default () => <Odd />;\n`,
  });
  assert.equal(errors, ['error unresolved-import src/theme/Footer.jsx:1:17']);
});

test.run();
