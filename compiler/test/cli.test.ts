// Tests the command line as users call it: a process with arguments, two output streams and an exit code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statusFor } from './serve/status-for.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const bin = path.resolve(import.meta.dirname, '../../bin/lectern.js');

function lectern(args: string[], cwd?: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('node', [bin, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  return { status, stdout, stderr };
}

async function withSite(files: Record<string, string>, run: (site: TempFolder) => Promise<void> | void): Promise<void> {
  const site = tempFolder();
  try {
    site.write(files);
    await run(site);
  } finally {
    site.remove();
  }
}

const good = { 'docs/index.md': '# Welcome\n\n[On](./next.md)\n', 'docs/next.md': '# Next\n' };

test('a folder with docs compiles without a config, and the last line is a summary', () =>
  withSite(good, (site) => {
    const { status, stdout, stderr } = lectern(['compile'], site.dir);
    assert.is(stderr, '');
    assert.is(status, 0);
    assert.match(stdout, /^3 pages in [\d.]+ s, no warnings, 0 of 2 documents from the cache, [\d.]+ kB written\n$/);
  }));

test('the summary counts the pages that were rendered with an error, also if one diagnostic is for all of them', () =>
  withSite({ ...good, 'src/theme/Footer.js': 'export default () => <b>{window.name}</b>;\n' }, (site) => {
    const { status, stdout, stderr } = lectern(['compile'], site.dir);
    assert.is(status, 0);
    assert.is(stderr.match(/prerender-failed/g)?.length, 1);
    assert.match(stdout, /^3 pages in [\d.]+ s, 3 pages rendered with an error, 1 warning, /);
  }));

test('with --verbose each stage prints its time on standard error, and standard output contains only the result', () =>
  withSite(good, (site) => {
    const { stdout, stderr } = lectern(['compile', '--verbose'], site.dir);
    const lines = stderr.trimEnd().split('\n');
    assert.equal(
      lines
        .map((line) => line.split(' ')[0])
        .filter((stage) => ['open', 'scan', 'parse', 'site', 'link', 'publish'].includes(stage!)),
      ['open', 'scan', 'parse', 'site', 'link', 'publish'],
    );
    for (const line of lines) assert.match(line, /^[a-z]+ +\d+ ms/);
    assert.match(
      lines.find((line) => line.startsWith('parse'))!,
      '2 documents, 2 parsed',
    );
    assert.is(stdout.trimEnd().split('\n').length, 1);
  }));

test("an exception in a plugin's timer is reported for the running file, and later with the plugin's name", () =>
  withSite(good, (site) => {
    const config = (wait: string) => `
      function late() {
        return async () => { setTimeout(() => { throw new Error('too late'); }, 0); ${wait} };
      }
      export default { title: 'T', markdown: { remarkPlugins: [late] } };`;
    site.write({ 'lectern.config.mjs': config('await new Promise(() => {});') });
    const during = lectern(['compile'], site.dir);
    assert.is(during.status, 1);
    assert.match(during.stderr + during.stdout, /lectern\.config\.mjs:3:\d+ error plugin-failed .*too late/);
    site.write({ 'lectern.config.mjs': config('') });
    const after = lectern(['compile'], site.dir);
    assert.is(after.status, 1);
    assert.match(after.stderr, /docs\/index\.md: the plugin "late" threw an error after it ended: too late/);
  }));

test('the cache is in LECTERN_CACHE_DIR, and an unwritable one is a notice', () =>
  withSite({ ...good, elsewhere: 'a file' }, (site) => {
    const cacheDir = path.join(site.dir, 'elsewhere');
    const { status, stderr } = lectern(['compile'], site.dir, { LECTERN_CACHE_DIR: cacheDir });
    assert.is(status, 0);
    assert.match(
      stderr,
      `The cache for the next run is incomplete: can't write into "${cacheDir}": it is not a folder`,
    );
    assert.not.ok(existsSync(path.join(site.dir, '.lectern')));
  }));

test('the site may be named by an argument or by LECTERN_SITE', () =>
  withSite(good, (site) => {
    assert.is(lectern(['check', site.dir]).status, 0);
    assert.is(lectern(['check'], undefined, { LECTERN_SITE: site.dir }).status, 0);
  }));

test('diagnostics go to standard error with their lines, and the exit code is 1', () =>
  withSite({ 'docs/index.md': '# Welcome\n\n[On](/nxet)\n' }, (site) => {
    const { status, stdout, stderr } = lectern(['compile'], site.dir);
    assert.is(status, 1);
    assert.match(stderr, 'docs/index.md:3:1 error broken-link');
    assert.match(stderr, '3 | [On](/nxet)');
    assert.match(stdout, 'Nothing was published: 1 error');
  }));

test('the report as JSON contains the same fields', () =>
  withSite({ 'docs/index.md': '# Welcome\n\n[On](./nxet.md)\n' }, (site) => {
    const { status, stdout } = lectern(['compile', '--json'], site.dir);
    const report = JSON.parse(stdout);
    assert.is(status, 0);
    assert.is(report.published, true);
    const [{ rule, severity, place, url }] = report.diagnostics;
    assert.equal(
      { rule, severity, place },
      {
        rule: 'broken-markdown-link',
        severity: 'warning',
        place: { path: 'docs/index.md', line: 3, column: 1, end: { line: 3, column: 16 } },
      },
    );
    assert.match(url, /^https:\/\/.*\/diagnostics#broken-markdown-link$/);
    assert.is(lectern(['compile', '--strict', '--json'], site.dir).status, 1);
  }));

test('check writes no output', () =>
  withSite(good, (site) => {
    assert.is(lectern(['check'], site.dir).stdout, 'No errors or warnings.\n');
    const quiet = lectern(['check', '--quiet'], site.dir);
    assert.equal([quiet.status, quiet.stdout, quiet.stderr], [0, '', '']);
    assert.throws(() => readFileSync(path.join(site.dir, 'dist/corpus/manifest.json')));
  }));

test('a reader who stops early, as head does, gets no complaint', () =>
  withSite(good, (site) => {
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `'${process.execPath}' '${bin}' routes | true; echo \${PIPESTATUS[0]}`],
      { cwd: site.dir, encoding: 'utf8' },
    );
    assert.equal([stdout, stderr], ['0\n', '']);
  }));

test('routes as JSON are the file that a compile writes', () =>
  withSite(good, (site) => {
    lectern(['compile'], site.dir);
    const written = readFileSync(path.join(site.dir, 'dist/corpus/routes.json'), 'utf8');
    assert.is(lectern(['routes', '--json'], site.dir).stdout, written);
    assert.match(written, '{"key":"doc/default/current/next","path":"/docs/next","kind":"doc",');
  }));

test('search answers from a compiled site, and writes its records for a service', () =>
  withSite({ ...good, 'docs/next.md': '# Next\n\n## onBrokenLinks\n\nWhat happens.\n' }, (site) => {
    lectern(['compile'], site.dir);
    assert.equal(
      JSON.parse(
        lectern(['search', 'broken links', '--json', '--version', 'current', '--limit', '1'], site.dir).stdout,
      ),
      [
        {
          path: '/docs/next#onbrokenlinks',
          title: 'Next',
          heading: 'onBrokenLinks',
          excerpt: 'What happens.',
          instance: 'default',
          version: 'current',
        },
      ],
    );
    const records = lectern(['search', 'export', '--format', 'typesense'], site.dir)
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.ok(
      records.some((record) => record['hierarchy.lvl2'] === 'onBrokenLinks' && record.content === 'What happens.'),
    );
    const missing = lectern(['search', 'x', 'nowhere'], site.dir);
    assert.is(missing.status, 3);
    assert.match(missing.stderr, /nowhere" does not contain a compiled site\n {2}hint: run "lectern compile" first/);
    const unknown = lectern(['search', 'x', '--version', '9'], site.dir);
    assert.is(unknown.status, 2);
    assert.match(unknown.stderr, /there is no version "9"\n {2}hint: choose one of "current"/);
    assert.match(lectern(['search', 'zzzz'], site.dir).stderr, 'Nothing was found.');
  }));

test('verify passes a fresh corpus and finds a changed file', () =>
  withSite(good, (site) => {
    lectern(['compile'], site.dir);
    assert.is(lectern(['verify'], site.dir).status, 0);
    const file = path.join(site.dir, 'dist/corpus/pages/docs/next.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Next', 'Text'));
    const { status, stderr } = lectern(['verify', 'dist'], site.dir);
    assert.is(status, 1);
    assert.match(stderr, 'corpus/pages/docs/next.json');
  }));

test('schema prints a JSON Schema, or the kinds there are', () => {
  assert.is(JSON.parse(lectern(['schema', 'doc']).stdout).properties.kind.const, 'doc');
  assert.ok(lectern(['schema']).stdout.split('\n').includes('manifest'));
});

test('docs-version cuts a version and prints its location; an existing name exits with 2', () =>
  withSite({ 'docs/index.md': '# Welcome\n\n[On](./more.md)\n', 'docs/more.md': '# More\n' }, (site) => {
    const { status, stdout } = lectern(['docs-version', '1.0.0'], site.dir);
    assert.is(status, 0);
    assert.is(
      stdout,
      'Version 1.0.0 is created: 2 files in versioned_docs/version-1.0.0.\nThe sidebars of the version are in versioned_sidebars/version-1.0.0-sidebars.json.\n',
    );
    assert.is(lectern(['check', '--strict'], site.dir).status, 0);
    const again = lectern(['docs-version', '1.0.0'], site.dir);
    assert.is(again.status, 2);
    assert.match(
      again.stderr,
      'versions.json:1:1 error invalid-config the version "1.0.0" exists already\n  hint: the docs of this version are in "versioned_docs/version-1.0.0"',
    );
  }));

test('translators write strings and confirm translations, and only a strict check fails on the remaining ones', () =>
  withSite(
    {
      'docs/index.md': '# Welcome\n',
      'i18n/de/docusaurus-plugin-content-docs/current/index.md': '# Willkommen\n',
      'lectern.config.json': JSON.stringify({
        title: 'Handbook',
        i18n: { locales: ['en', 'de'] },
        docs: { routeBasePath: '/' },
        themeConfig: { navbar: { items: [{ label: 'Guides', to: '/' }] } },
      }),
    },
    (site) => {
      for (const option of ['--message-prefix', '--messagePrefix']) {
        const written = lectern(['write-translations', '--override', option, 'TODO '], site.dir);
        assert.equal([written.status, written.stderr], [0, '']);
        assert.match(
          readFileSync(path.join(site.dir, 'i18n/de/docusaurus-theme-classic/navbar.json'), 'utf8'),
          '"message": "TODO Guides"',
        );
      }
      const file = 'i18n/de/docusaurus-plugin-content-docs/current/index.md';
      const confirmed = lectern(['translated', file], site.dir);
      assert.equal(confirmed, {
        status: 0,
        stdout: `${file}\n1 translation confirmed in i18n/translations.lock.json.\n`,
        stderr: '',
      });
      const check = ['check', '--translations'];
      assert.is(lectern([...check, '--strict'], site.dir).status, 0);
      site.write({ 'docs/index.md': '# Welcome on board\n' });
      const left = lectern(check, site.dir);
      assert.is(left.status, 0);
      assert.match(
        left.stdout,
        /^Language +Pages +Labels +Stale +Unconfirmed\nde +1 of 1 \(100 %\) +1 of 1 \(100 %\) +1 +0\n/,
      );
      assert.match(left.stdout, `${file}: docs/index.md has changed`);
      assert.is(lectern([...check, '--strict'], site.dir).status, 1);
      assert.is(JSON.parse(lectern([...check, '--json'], site.dir).stdout).locales[0].stale.length, 1);
      for (const args of [['translated'], ['translated', 'docs/index.md'], ['write-translations', '--locale', 'xx']])
        assert.is(lectern(args, site.dir).status, 2);
    },
  ));

test('init --from-docusaurus writes an equivalent config, and nothing if there is one already', () =>
  withSite(
    {
      ...good,
      'docusaurus.config.js':
        "module.exports = { title: 'Moved', url: 'https://example.org', baseUrl: '/', presets: ['classic'], ssrTemplate: '' };\n",
    },
    (site) => {
      const routes = () => lectern(['routes', '--json'], site.dir).stdout;
      const before = routes();
      const { status, stdout, stderr } = lectern(['init', '--from-docusaurus'], site.dir);
      assert.is(status, 0);
      assert.match(
        stderr,
        `Changed or ignored settings of the config (1 setting):
  ssrTemplate left out: the viewer generates the HTML around pages (put elements into "headTags")`,
      );
      assert.match(stdout, 'Lectern wrote the settings of docusaurus.config.js into lectern.config.ts in this folder');
      assert.match(readFileSync(path.join(site.dir, 'lectern.config.ts'), 'utf8'), "title: 'Moved'");
      assert.is(routes(), before);
      const again = lectern(['init', '--from-docusaurus'], site.dir);
      assert.is(again.status, 2);
      assert.match(again.stderr, 'this folder contains "lectern.config.ts" already');
    },
  ));

test('init writes a site and prints the next steps; a folder with files exits with 2', () =>
  withSite({}, (site) => {
    const { status, stdout } = lectern(['init', 'handbook'], site.dir);
    assert.is(status, 0);
    assert.match(
      stdout,
      /^Lectern wrote a site of \d+ files into handbook\. Next steps:\n\n {2}cd handbook\n {2}lectern dev/,
    );
    assert.is(lectern(['init', 'handbook'], site.dir).status, 2);
  }));

test('wrong usage ends with 2', () => {
  assert.is(lectern(['comple']).status, 2);
  assert.is(lectern(['compile', '--no-such']).status, 2);
  assert.is(lectern(['schema', 'nonsense']).status, 2);
  assert.is(lectern(['serve', '--port', 'abc']).status, 2);
});

test('an unusable config exits with 2 and names the key, the value and the allowed values', () =>
  withSite({ ...good, 'lectern.config.json': '{ "title": "T", "onBrokenLinks": "maybe" }' }, (site) => {
    const { status, stderr } = lectern(['compile'], site.dir);
    assert.is(status, 2);
    assert.match(
      stderr,
      'lectern.config.json:1:17 error invalid-config onBrokenLinks: "maybe" is not allowed; expected "ignore", "warn", "error"',
    );
    assert.not.match(stderr, /^ +at /m, 'no stack is shown');
  }));

test('a config in TypeScript is loaded, and a syntax error in it is located', () =>
  withSite({ ...good, 'lectern.config.ts': 'export default { title: "T" as string };\n' }, (site) => {
    assert.is(lectern(['check'], site.dir).status, 0);
    site.write({ 'lectern.config.ts': 'export default {\n  title: ,\n};\n' });
    const { status, stderr } = lectern(['check'], site.dir);
    assert.is(status, 2);
    assert.match(stderr, 'lectern.config.ts:2:10 error invalid-config');
  }));

test('a folder that is missing or empty ends with 2', () =>
  withSite({}, (site) => {
    assert.is(lectern(['compile', path.join(site.dir, 'nowhere')]).status, 2);
    assert.is(lectern(['compile', site.dir]).status, 2);
  }));

test('an output folder with foreign files exits with 3 and is unchanged', () =>
  withSite({ ...good, 'out/letter.txt': 'Dear' }, (site) => {
    const { status, stderr } = lectern(['compile', '--out-dir', 'out'], site.dir);
    assert.is(status, 3);
    assert.match(stderr, 'hint:');
    assert.is(readFileSync(path.join(site.dir, 'out/letter.txt'), 'utf8'), 'Dear');
  }));

test('a command ends though a plugin of the site has left a timer and a server running', () => {
  const config = `module.exports = { title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', {}]], plugins: [() => ({
    name: 'left', contentLoaded() { setInterval(() => undefined, 5000); require('http').createServer().listen(0); } })] };`;
  return withSite({ 'docusaurus.config.js': config, 'docs/index.md': '# Start\n' }, (site) => {
    const { status, stdout } = spawnSync('node', [bin, 'compile', site.dir], { encoding: 'utf8', timeout: 300_000 });
    assert.is(status, 0, stdout);
  });
});

test('serve answers this machine alone, until it ends by a signal', () =>
  withSite(good, async (site) => {
    assert.is(lectern(['compile'], site.dir).status, 0);
    const server = spawn('node', [bin, 'serve', '--port', '0'], {
      cwd: site.dir,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (chunk) => resolve(String(chunk)));
      server.once('exit', (code, signal) => reject(new Error(`it ended with ${code ?? signal} before it said where`)));
    });
    const [address] = /http:\/\/\S+/.exec(line)!;
    assert.is((await fetch(`${address}docs/next`)).status, 200);
    assert.is((await fetch(`${address}nowhere`)).status, 404);
    assert.is(new URL(address!).hostname, '127.0.0.1');
    assert.is(await statusFor(address!, 'other.example'), 403);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    assert.is(await ended, 143);
  }));

test('in each format the report is what standard output gets, and the exit code is the same', () =>
  withSite({ 'docs/index.md': '# Start\n\n[gone](./gone.md)\n\n![gone](./gone.png)\n' }, (site) => {
    const check = (...args: string[]) => lectern(['check', ...args], site.dir);
    const [sarif, junit, github] = ['sarif', 'junit', 'github'].map((format) => check('--format', format));
    assert.equal([sarif!.status, junit!.status, github!.status], [1, 1, 1]);
    assert.equal([sarif!.stderr, junit!.stderr], ['', '']);
    const { runs } = JSON.parse(sarif!.stdout) as { runs: { results: unknown[] }[] };
    assert.is(runs[0]!.results.length, 2);
    assert.match(junit!.stdout, /^<\?xml [^]*<\/testsuites>\n$/);
    assert.match(github!.stdout, '::error file=docs/index.md,line=5,');
    assert.match(github!.stderr, 'docs/index.md:5:1 error missing-image');
    assert.is(check('--format', 'sarif', '--json').status, 2);
    site.write({ 'lectern.config.json': '{\n  "taglin": "x"\n}\n' });
    const config = check('--format', 'github');
    assert.is(config.status, 2);
    assert.match(config.stdout, /^::error file=lectern.config.json,line=2,col=3,/m);
    assert.match(config.stderr, 'did you mean "tagline"?');
  }));

test.run();
