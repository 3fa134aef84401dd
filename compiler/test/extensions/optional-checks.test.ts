// Tests checks that run only on request: `lectern check --spelling`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CommanderError } from 'commander';
import { runCommand } from '../../cli.ts';
import { presets } from '../../emit/theme/presets.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { outcomeOf } from '../links/run-command.ts';
import { withExtension } from './extension-site.ts';

const spelling = `  rules: { typo: { severity: 'warning', message: '"{word}" is misspelled' } },
  check: {
    optional: {
      'spell-check': {
        description: 'also report misspelled words',
        async run(site, report, { cache, nearest, version }) {
          const runs = Number(await cache.read('runs.txt') ?? 0) + 1;
          await cache.write('runs.txt', String(runs));
          report('typo', { file: site.documents[0].path, line: 1, column: 3 }, { word: nearest('Strat', ['Start']) });
          const { url, setting } = site.menuLinks[0];
          report('typo', { setting }, { word: url });
          const { styles, colors } = await site.theme();
          const paper = colors.find(({ mode, name }) => mode === 'dark' && name === 'paper').value;
          return {
            json: { runs, title: site.settings.title, styles, paper, version: typeof version },
            lines: ['checked ' + runs + ' times'],
          };
        },
      },
      broken: { description: 'fails', run() { throw new Error('no'); } },
    },
  },`;
const files = {
  'lectern.config.ts':
    "import probe from './probe.ts';\nexport default {\n  title: 'Site',\n  search: false,\n  extensions: [probe()],\n  themeConfig: { navbar: { items: [{ href: 'https://a.org', label: 'A' }] } },\n};\n",
  'src/css/custom.css': ':root {}\n',
};
const check = (...args: string[]) => outcomeOf(() => runCommand(['node', 'lectern', 'check', ...args]));

test('a check runs only with its option, and its reports, its result and its cache work', () =>
  withExtension(spelling, files, async ({ dir }) => {
    assert.equal(await check(dir), { code: 0, text: 'No errors or warnings.\n' });
    const { diagnostics, 'spell-check': result } = JSON.parse((await check(dir, '--spell-check', '--json')).text) as {
      diagnostics: { rule: string; message: string; place: object }[];
      'spell-check': object;
    };
    assert.equal(
      diagnostics.map(({ rule, message, place }) => [rule, message, place]),
      [
        ['probe/typo', '"Start" is misspelled', { path: 'docs/index.md', line: 1, column: 3 }],
        [
          'probe/typo',
          '"https://a.org" is misspelled',
          { path: 'lectern.config.ts', line: 6, column: 36, setting: 'themeConfig.navbar.items[0]' },
        ],
      ],
    );
    const styles = [{ path: 'src/css/custom.css', text: ':root {}\n' }];
    assert.equal(result, { runs: 1, title: 'Site', styles, paper: presets.lectern.dark.paper, version: 'string' });
    const { code, text } = await check('--spell-check', dir, '--strict');
    assert.is(code, 1);
    assert.match(text, /^checked 2 times$/m);
  }));

test('a check that throws is an error at its line in the extension', () =>
  withExtension(spelling, files, async ({ dir }) => {
    process.env.LECTERN_SITE = dir;
    try {
      assert.match(
        (await check('--broken')).text,
        /^probe\.ts:\d+:\d+ error extension-failed .* "check\.optional\.broken"/m,
      );
    } finally {
      Reflect.deleteProperty(process.env, 'LECTERN_SITE');
    }
  }));

test('an unknown option is an error, also in a site with a broken config', () =>
  withExtension(spelling, files, async ({ dir, write }) => {
    const errorOf = (option: string) =>
      runCommand(['node', 'lectern', 'check', dir, option]).then(
        () => undefined,
        (error: unknown) => error,
      );
    assert.instance(await errorOf('--spellcheck'), CommanderError);
    write({ 'lectern.config.ts': 'export default {;' });
    assert.instance(await errorOf('--stric'), CommanderError);
    assert.instance(await errorOf('--spell-check'), ConfigError);
  }));

test('a check with the name of another option is an error in the config', () =>
  withExtension(spelling.replace('broken:', 'external:'), files, async ({ dir }) => {
    const { code, text } = await check(dir, '--spell-check');
    assert.is(code, 2);
    assert.match(
      text,
      /^lectern\.config\.ts.* the extension "probe" can't add a check "external": "lectern check" already has an option "--external"/m,
    );
  }));

test.run();
