// Tests that git commands run no program that the repository's config, attributes or hooks name.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChangedFiles } from '../../../project/git/changed-files.ts';
import { openGitFolder, resolveCommit } from '../../../project/git/git-folder.ts';
import { openGitObjects } from '../../../project/git/git-objects.ts';
import { readPlace } from '../../../project/git/git-versions.ts';
import { readHistory } from '../../../project/git/history.ts';
import { readRenames } from '../../../project/git/renames.ts';
import { tempFolder, type TempFolder } from '../../temp.ts';

let folder: TempFolder;
/** The site is a folder inside the repository. */
let site: string;
/** Hash of a blob in the second commit. The repository doesn't contain the blob. */
let lacking: string;
/** Log file. If git runs a program of this test, the program appends its name. */
let log: string;

const hooks = ['post-index-change', 'reference-transaction', 'post-checkout', 'pre-auto-gc'];

/**
 * Git setting → a program that logs the setting's name. Some settings have other values, which enable the programs of
 * other settings. Filter programs also copy their input to their output, as git requires.
 */
function plants(): Record<string, string> {
  const mark = (key: string) => `echo ${key} >> '${log}'`;
  const marking = (keys: readonly string[], rest: string) =>
    Object.fromEntries(keys.map((key) => [key, mark(key) + rest]));
  return {
    ...marking(['filter.plain.clean', 'filter.plain.smudge', 'diff.planted.textconv'], '; cat "$@"'),
    ...marking(['filter.long.process', 'diff.external', 'diff.planted.command', 'merge.planted.driver'], ' #'),
    ...marking(['core.fsmonitor', 'core.pager', 'pager.log', 'core.editor', 'core.askPass'], ' #'),
    ...marking(['core.sshCommand', 'core.gitProxy', 'core.alternateRefsCommand', 'remote.origin.uploadpack'], ' #'),
    'credential.helper': `!${mark('credential.helper')} #`,
    'gpg.program': path.join(folder.dir, 'gpg'),
    'log.showSignature': 'true',
    'core.hooksPath': path.join(folder.dir, 'hooks'),
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': `ext::${path.join(folder.dir, 'remote')} %S`,
    'protocol.ext.allow': 'always',
  };
}

/** Runs git with a user name and without the machine's own config, to create the repository. */
function git(given: readonly string[], input?: string): string {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  return execFileSync('git', [...identity, ...given], { cwd: folder.dir, stdio: 'pipe', env, input })
    .toString()
    .trim();
}

const ran = () => [...new Set(readFileSync(log, 'utf8').split('\n').filter(Boolean))].sort();

function script(file: string, mark: string): void {
  folder.write({ [file]: `#!/bin/sh\necho ${mark} >> '${log}'\n` });
  chmodSync(path.join(folder.dir, file), 0o755);
}

test.before(() => {
  folder = tempFolder();
  site = path.join(folder.dir, 'site');
  log = path.join(folder.dir, 'log');
  const lines = Array.from({ length: 30 }, (_, line) => `Line ${line} of a page\n`).join('');
  git(['init', '-q', '-b', 'main']);
  folder.write({
    log: '',
    '.gitignore': '/log\n/gpg\n/remote\n/hooks/\n',
    'site/docs/old.md': lines,
    'site/docs/kept.md': '# Kept\n',
    'site/docs/kept.txt': 'Kept\n',
    'site/docs/edited.md': 'Before\n',
    'site/docs/edited.json': '{}\n',
    'site/docs/staged.md': 'A page whose name changes in the index.\n',
  });
  git(['add', '.']);
  git(['commit', '-q', '-m', 'First']);
  // Git detects this rename by comparing the content of both files.
  git(['mv', 'site/docs/old.md', 'site/docs/new.md']);
  folder.write({ 'site/docs/new.md': `${lines}More\n` });
  git(['commit', '-q', '-a', '-m', 'Second']);
  lacking = git(['rev-parse', 'HEAD:site/docs/new.md']);
  folder.write({
    'site/docs/new.md': `${lines}Even more\n`,
    'site/docs/edited.md': 'After\n',
    'site/docs/edited.json': '[]\n',
  });
  const tree = git(['write-tree']);
  const head = `tree ${tree}\nparent ${git(['rev-parse', 'HEAD'])}\n`;
  const person = 'Ann <a@example.org> 1767225600 +0000';
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n';
  const signed = `${head}author ${person}\ncommitter ${person}\n${signature}\nThird\n`;
  git(['reset', '-q', '--soft', git(['hash-object', '-t', 'commit', '-w', '--stdin'], signed)]);
  git(['mv', 'site/docs/staged.md', 'site/docs/moved.md']);
  // Set new modification times, so that git must compare the files' content, for which it might run filters.
  for (const name of ['kept.md', 'kept.txt', 'new.md', 'moved.md'])
    utimesSync(path.join(site, 'docs', name), new Date(), new Date(Date.now() + 1e8));
  rmSync(path.join(folder.dir, '.git/objects', lacking.slice(0, 2), lacking.slice(2)));
  script('gpg', 'gpg.program');
  script('remote', 'remote.origin.url');
  for (const hook of hooks) script(`hooks/${hook}`, `hook`);
  folder.write({
    '.git/info/attributes': '*.md filter=plain diff=planted merge=planted\n',
    'site/.gitattributes': '*.txt filter=long diff=planted\n',
    // The repository's config includes this file. The loop below writes most settings of `plants` to it.
    '.git/planted': '',
  });
  for (const [key, value] of Object.entries(plants())) {
    const isIncluded = !/^(?:core\.repo|extensions)/.test(key);
    git(['config', '--file', isIncluded ? '.git/planted' : '.git/config', key, value]);
  }
  git(['config', '--file', '.git/config', 'include.path', 'planted']);
});
test.before.each(() => folder.write({ log: '' }));
test.after(() => folder.remove());

const uses: Record<string, () => Promise<unknown>> = {
  'the dates of files': async () => {
    const { commits } = await readHistory(site);
    assert.ok(commits.has('docs/kept.md'), 'the history was read');
  },
  'the dates of files in a commit': () => readHistory(site, ['.'], 'HEAD~1'),
  'the files that differ from a commit': async () => {
    const { changed, removed } = await readChangedFiles(site, 'HEAD~1', () => true);
    assert.equal([...changed].sort(), [
      '.gitattributes',
      'docs/edited.json',
      'docs/edited.md',
      'docs/moved.md',
      'docs/new.md',
    ]);
    assert.equal([...removed], ['docs/staged.md']);
  },
  'the former names of files': async () => {
    assert.is((await readRenames(site)).get('docs/staged.md'), 'docs/moved.md');
  },
  'a branch': () => resolveCommit(site, 'main'),
  'a branch that does not exist': () => resolveCommit(site, 'nowhere').catch(() => undefined),
  'a folder of a commit': async () => {
    const objects = openGitObjects(site);
    const docs = await openGitFolder(site, 'HEAD~2', 'docs', objects);
    assert.is(Buffer.from((await docs.read('kept.md'))!).toString(), '# Kept\n');
    assert.instance(await objects.read(lacking).catch((error: unknown) => error), Error);
  },
  'a folder of a commit that the clone has not all of': async () => {
    const error: Error = await openGitFolder(site, 'HEAD~1', 'docs', openGitObjects(site)).catch((error) => error);
    assert.match(error.message, 'lacks files of "HEAD~1"');
  },
  'a line of a file of a commit': async () => {
    assert.is(await readPlace(site, 'HEAD~2:docs/kept.md'), '# Kept\n');
    assert.is(await readPlace(site, 'HEAD~1:docs/new.md'), undefined);
  },
};
uses['a folder that looks like a bare repository'] = async () => {
  spawnSync('git', ['init', '-q', '--bare', 'site/docs/bare'], { cwd: folder.dir });
  const { diagnostics } = await readHistory(path.join(site, 'docs/bare'));
  assert.match(diagnostics[0]!.message, 'cannot use bare repository');
};
for (const [name, use] of Object.entries(uses)) {
  test(`git runs no program of the repository to read ${name}`, async () => {
    await use();
    assert.equal(ran(), []);
  });
}

test('git itself runs the planted programs, so the tests above could fail', () => {
  const commands = [
    ['status'],
    ['diff', 'HEAD', '--', 'docs/edited.md', 'docs/edited.json'],
    ['-c', 'diff.planted.command=', 'diff', '--no-ext-diff', 'HEAD', '--', 'docs/edited.md'],
    ['log', '-p', '-1'],
    ['cat-file', 'blob', lacking],
    ['add', 'docs/edited.md'],
  ];
  for (const command of commands) spawnSync('git', command, { cwd: site, timeout: 300_000 });
  assert.equal(ran(), [
    'core.fsmonitor',
    'diff.external',
    'diff.planted.command',
    'diff.planted.textconv',
    'filter.long.process',
    'filter.plain.clean',
    'filter.plain.smudge',
    'gpg.program',
    'hook',
    'remote.origin.url',
  ]);
});

test.run();
