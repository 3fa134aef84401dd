import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { compileFixture } from '../../../compiler/compile-fixture.ts';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { openSession } from '../../../compiler/session.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import type { ExtensionUse } from '../../../compiler/index.ts';

const built = new URL('../../../build/extensions/snippets/index.js', import.meta.url);
const { snippets } = (await import(built.href)) as { snippets(options?: { root?: string }): ExtensionUse };

const tide = `import { read } from './gauge';

// #region limits
const low = 0.5;
// #region high
const high = 3.1; // [!code ++]
// #endregion high
// #endregion limits

export class Tide {
  // #region method
  height(hour: number): number {
    return read(hour);
  }
  // #endregion
}
`;

/** Compiles a page with one fence. */
const fixture = (fence: string, files: Record<string, string> = {}, options?: { root?: string }) =>
  compileFixture({
    files: { 'docs/index.md': `# Start\n\n${fence}\n`, 'src/tide.ts': tide, ...files },
    config: { title: 'Harbour', url: 'https://harbour.example', extensions: [snippets(options)] },
  });

interface Block {
  code: string;
  language?: string;
  title?: string;
  meta?: string;
  marks?: object;
}

/** Returns the code blocks of a page that contains only this fence. */
async function blocks(fence: string, files?: Record<string, string>): Promise<Block[]> {
  const { corpus, diagnostics } = await fixture(fence, files);
  assert.equal(diagnostics, []);
  const found: Block[] = [];
  JSON.stringify(corpus['pages/docs.json'], (_, value) => {
    if (value?.name === 'CodeBlock') found.push(value.props);
    return value;
  });
  return found;
}

const line = ({ rule, message, hint, place, related = [] }: Diagnostic) =>
  [
    `${place.path}:${place.line}:${place.column} ${rule} ${message}`,
    hint,
    ...related.map((each) => `${each.path}:${each.line} ${each.message}`),
  ].join('\n');

/** Returns the only diagnostic of a page that contains only this fence. */
async function problem(fence: string, files?: Record<string, string>): Promise<string> {
  const { diagnostics } = await fixture(fence, files);
  assert.is(diagnostics.length, 1, diagnostics.map(line).join('\n'));
  assert.is(diagnostics[0]!.severity, 'error');
  return line(diagnostics[0]!);
}

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\`\`\``;

test('a fence shows a file, with the name of the file as its title and its language', async () => {
  const [block] = await blocks(fence('file="../src/tide.ts" showLineNumbers'));
  assert.is(block!.title, 'tide.ts');
  assert.is(block!.language, 'ts');
  assert.is(block!.meta, undefined);
  assert.match(
    block!.code,
    /^import .* from '\.\/gauge';\n\nconst low = 0\.5;\nconst high = 3\.1;\n\nexport class Tide/,
  );
  assert.not.match(block!.code, 'region');
});

test('a region is dedented, may contain other regions, and keeps marks', async () => {
  const [limits, method, high] = await blocks(
    [
      fence('ts file="@site/src/tide.ts" region="limits" title="The limits"'),
      fence("ts {2} file='/src/tide.ts' region=method"),
      fence('ts file=../src/tide.ts region="high"'),
    ].join('\n\n'),
  );
  assert.is(limits!.code, 'const low = 0.5;\nconst high = 3.1;');
  assert.is(limits!.title, 'The limits');
  assert.equal(limits!.marks, { 'diff add': [2] });
  assert.is(method!.code, 'height(hour: number): number {\n  return read(hour);\n}');
  assert.equal(method!.marks, { 'theme-code-block-highlighted-line': [2] });
  assert.is(high!.code, 'const high = 3.1;');
});

test('lines and symbols select a part of a file', async () => {
  const [one, some, rest, symbol] = await blocks(
    ['lines="1"', 'lines="11-14"', 'lines="16-"', 'symbol="Tide"']
      .map((part) => fence(`ts file="../src/tide.ts" ${part}`))
      .join('\n\n'),
  );
  assert.is(one!.code, "import { read } from './gauge';");
  assert.is(some!.code, 'height(hour: number): number {\n  return read(hour);\n}');
  assert.is(rest!.code, '}');
  assert.match(symbol!.code, /^export class Tide \{\n {2}height[^]*\n\}$/);
});

test('the option "root" sets the folder of paths that start with a slash, also above the site', async () => {
  const site = tempFolder();
  const config = `import { snippets } from '${built.href}';\nexport default { title: 'T', extensions: [snippets({ root: '..' })] };\n`;
  const page = (file: string) => `# Start\n\n${fence(`ts file="${file}"`)}\n`;
  try {
    site.write({ 'src/tide.ts': 'const low = 1;\n', 'site/docs/index.md': page('/src/tide.ts') });
    site.write({ 'site/lectern.config.mjs': config });
    const dir = path.join(site.dir, 'site');
    assert.equal((await compile(dir)).diagnostics, []);
    assert.match(readFileSync(path.join(dir, 'dist/docs.md'), 'utf8'), '```ts title="tide.ts"\nconst low = 1;\n```');
    site.write({ 'site/docs/index.md': page('../../../tide.ts') });
    assert.equal(
      (await compile(dir)).diagnostics.map(({ rule, message }) => `${rule} ${message}`),
      ['snippets/refused-file "../../../tide.ts" is outside of the folder ".."'],
    );
  } finally {
    site.remove();
  }
});

test('an unknown option is an error at the option', async () => {
  const { diagnostics } = await fixture('Text.', {}, { rot: '..' } as object);
  assert.equal(
    diagnostics.map(({ rule, severity }) => `${severity} ${rule}`),
    ['error invalid-config'],
  );
});

test('search, Markdown and HTML contain the code', async () => {
  const { files, html, corpus } = await fixture(fence('ts file="../src/tide.ts" region="high"'));
  const markdown = files['docs.md'] ?? files['docs/index.md'] ?? '';
  assert.match(markdown, 'const high = 3.1;');
  assert.match(html['docs/index.html']!.replace(/<[^>]*>/g, ''), 'const high = 3.1;');
  assert.ok(
    Object.entries(corpus).some(([file, value]) => file.startsWith('search/') && JSON.stringify(value).includes('3.1')),
  );
});

test('missing parts are reported at the fence, with the parts that exist', async () => {
  assert.is(
    await problem(fence('ts file="../src/tides.ts"')),
    'docs/index.md:3:7 snippets/missing-file there is no file "src/tides.ts"\n' +
      'write the path relative to the page; "@site/" means the folder of the site, and "/" the folder of the repository',
  );
  assert.is(
    await problem(fence('ts file="../src/tide.ts" region="low"')),
    'docs/index.md:3:29 snippets/missing-part "src/tide.ts" has no region "low"\n' +
      'the file has the regions "limits", "high" and "method"',
  );
  assert.is(
    await problem(fence('ts file="../src/tide.ts" symbol="tide"')),
    'docs/index.md:3:29 snippets/missing-part "src/tide.ts" declares no "tide"\nthe file declares "low", "high" and "Tide"',
  );
  assert.match(
    await problem(fence('ts file="../src/tide.ts" lines="15-20"')),
    'has 16 lines, so it has no lines 15-20',
  );
  assert.match(
    await problem(fence('ts file="../a.ts" region="a"'), { 'a.ts': '// #region a\n1;\n' }),
    'the region "a" of "a.ts" has no end',
  );
});

test('contradicting options are reported', async () => {
  assert.match(
    await problem(fence('ts file="../src/tide.ts" region="high" lines="1"')),
    'docs/index.md:3:43 snippets/wrong-option a code block can\'t have the options "region" and "lines" together',
  );
  assert.match(await problem(fence('ts file="../src/tide.ts" lines="9-3"')), '"9-3" is not a range of lines');
});

test('each fence with a problem is reported, and nothing is published', async () => {
  const { diagnostics, corpus } = await fixture(`${fence('ts file="a.ts"')}\n\n${fence('ts file="b.ts"')}`);
  assert.equal(
    diagnostics.map(({ place }) => place.line),
    [3, 6],
  );
  assert.equal(corpus, {});
});

test('code in the fence must equal the code of the file', async () => {
  const same = fence('ts file="../src/tide.ts" region="high"', '  const high = 3.1; // [!code ++]\n');
  assert.is((await blocks(same))[0]!.code.trim(), 'const high = 3.1;');
  const other = fence('ts file="../src/tide.ts" region="limits"', 'const low = 0.5;\nconst high = 3;\n');
  assert.is(
    await problem(other),
    'docs/index.md:5:1 snippets/drift the code differs from "src/tide.ts", at line 6 of the file\n' +
      'copy the code from the file, or remove the code between the fences: Lectern then inserts it\n' +
      'src/tide.ts:6 the different code in the file',
  );
  const shorter = fence('ts file="../src/tide.ts" region="limits"', 'const low = 0.5;\n');
  assert.match(await problem(shorter), 'docs/index.md:5:1 snippets/drift');
});

test('files outside of the site, secrets, links out, large files and binary files are refused', async () => {
  assert.match(await problem(fence('ts file="../../x.ts"')), /snippets\/refused-file .* outside of the repository/);
  assert.match(
    await problem(fence('sh file="../.env"'), { '.env': 'KEY=1' }),
    '".env" has a name that is common for files with secrets',
  );
  assert.match(await problem(fence('ts file="../src"')), '"src" is not a file');
  assert.match(await problem(fence('ts file="../a.ts"'), { 'a.ts': ' '.repeat(1_048_577) }), 'the limit is 1048576');
  const site = tempFolder();
  try {
    site.write({ ...siteFiles('../docs/out.ts'), 'docs/raw.bin': new Uint8Array([0xff, 0xfe]) });
    symlinkSync('/etc/hostname', path.join(site.dir, 'docs/out.ts'));
    const [first] = (await compile(site.dir)).diagnostics.filter(({ rule }) => rule.startsWith('snippets/'));
    assert.match(line(first!), '"docs/out.ts" is a symbolic link to a file outside of the repository');
    site.write(siteFiles('../docs/raw.bin'));
    assert.match(line((await compile(site.dir)).diagnostics[0]!), '"docs/raw.bin" is not text in UTF-8');
  } finally {
    site.remove();
  }
});

/** The files of a site with a config, and a page that shows a file. */
const siteFiles = (file: string, more = '') => ({
  'lectern.config.mjs': `import { snippets } from ${JSON.stringify(built.href)};\nexport default { title: 'A', extensions: [snippets()] };\n`,
  'docs/a.md': `# A\n\n${fence(`ts file="${file}"${more}`)}\n`,
  'docs/b.md': '# B\n',
});

const git = (site: TempFolder, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: site.dir, stdio: 'pipe' });

test('a fence shows a file of a commit, from the repository around the site', async () => {
  const repository = tempFolder();
  try {
    git(repository, 'init', '--quiet');
    repository.write({ 'lib/a.ts': 'export const version = 1;\n', '.gitignore': 'secret.ts\n', 'secret.ts': '1;\n' });
    git(repository, 'add', '.');
    git(repository, 'commit', '--quiet', '-m', 'one');
    git(repository, 'tag', 'v1');
    repository.write({ 'lib/a.ts': 'export const version = 2;\n' });
    const show = async (file: string, more = '') => {
      const files = Object.entries(siteFiles(file, more)).map(([name, text]) => [`site/${name}`, text]);
      repository.write(Object.fromEntries(files));
      const { diagnostics } = await compile(path.join(repository.dir, 'site'));
      return diagnostics.length > 0 ? diagnostics.map(line).join('\n') : readPage(path.join(repository.dir, 'site'));
    };
    assert.match(await show('/lib/a.ts'), 'version = 2');
    assert.match(await show('../../lib/a.ts', ' ref="v1"'), 'version = 1');
    assert.match(await show('/lib/a.ts', ' ref="v2"'), 'docs/a.md:3:24 snippets/missing-file git has no tag');
    assert.match(await show('/lib/b.ts', ' ref="v1"'), 'there is no file "../lib/b.ts" in v1');
    assert.match(await show('/secret.ts'), 'git ignores "../secret.ts"');
  } finally {
    repository.remove();
  }
});

const readPage = (dir: string) => readFileSync(path.join(dir, 'dist/corpus/pages/docs/a.json'), 'utf8');

test('an edit of the file rebuilds only the page that shows it, and the explanation names the file', async () => {
  const site = tempFolder();
  try {
    site.write({ ...siteFiles('@site/src/tide.ts', ' region="high"'), 'src/tide.ts': tide });
    const session = await openSession(site.dir, { explain: 'docs/a.md' });
    assert.is((await session.compile()).stats.parsed, 2);
    site.write({ 'src/tide.ts': tide.replace('3.1', '4.2') });
    const file = path.join(site.dir, 'src/tide.ts');
    const { stats, explanation } = await session.compile(new Set([file]));
    assert.is(stats.parsed, 1);
    assert.match(readPage(site.dir), '4.2');
    assert.match(JSON.stringify(explanation!.causes), '"source docs/a.md","because":[{"name":"file src/tide.ts"');
    site.write({ 'src/other.ts': 'export {};\n' });
    assert.is((await session.compile()).stats.parsed, 0);
    await session.close();
  } finally {
    site.remove();
  }
});

test('a missing file is read as soon as it exists', async () => {
  const site = tempFolder();
  try {
    site.write(siteFiles('new.ts'));
    const session = await openSession(site.dir, {});
    assert.is((await session.compile()).diagnostics.length, 1);
    site.write({ 'docs/new.ts': 'const now = 1;\n' });
    assert.equal((await session.compile(new Set([path.join(site.dir, 'docs/new.ts')]))).diagnostics, []);
    assert.match(readPage(site.dir), 'const now = 1;');
    await session.close();
  } finally {
    site.remove();
  }
});

test.run();
