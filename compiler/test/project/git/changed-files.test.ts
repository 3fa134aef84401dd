// Tests that files are compared with a commit by their bytes, without running filters of the repository.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChangedFiles } from '../../../project/git/changed-files.ts';
import { tempFolder } from '../../temp.ts';

const photo = Buffer.from([1, 13, 10, 0, 2, 3]);
const pointerOf = (bytes: Uint8Array) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(bytes).digest('hex')}\nsize ${bytes.length}\n`;

for (const format of ['sha1', 'sha256']) {
  test(`files are compared with a commit by their bytes, in a repository of ${format}`, async () => {
    const folder = tempFolder();
    const at = (file: string) => path.join(folder.dir, file);
    const git = (...given: string[]) => {
      const identity = ['-c', 'user.name=Ann', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
      execFileSync('git', [...identity, ...given], { cwd: folder.dir, stdio: 'pipe' });
    };
    const differing = async () => {
      const { changed, removed } = await readChangedFiles(at('site'), 'HEAD', (file) => !file.startsWith('dist'));
      return [[...changed].sort(), [...removed].sort()];
    };
    try {
      git('init', '-q', `--object-format=${format}`);
      folder.write({
        'site/touched.md': 'Same\n',
        'site/crlf.md': 'One\nTwo\n',
        'site/photo.png': pointerOf(photo),
        'site/other.png': pointerOf(photo),
        'site/left-out.md': 'Not in the sparse checkout\n',
        'site/gone.md': 'Gone\n',
        'site/staged-delete.md': 'Deleted\n',
        'outside.md': 'Outside\n',
      });
      symlinkSync('touched.md', at('site/link.md'));
      symlinkSync('touched.md', at('site/turned.md'));
      git('add', '.');
      git('commit', '-q', '-m', 'First');
      assert.equal(await differing(), [[], []]);
      utimesSync(at('site/touched.md'), 1, 1);
      folder.write({
        'site/crlf.md': 'One\r\nTwo\r\n',
        'site/photo.png': photo,
        'site/other.png': Buffer.from([...photo, 4]),
        'site/added.md': 'Added\n',
        'site/dist/index.html': '',
        'site/naïve "name".md': 'Untracked\n',
        'outside.md': 'Changed\n',
      });
      execFileSync('git', ['init', '-q', 'site/inner'], { cwd: folder.dir });
      git('add', 'site/added.md');
      git('rm', '-q', 'site/staged-delete.md');
      git('update-index', '--skip-worktree', 'site/left-out.md');
      for (const file of ['gone.md', 'left-out.md', 'turned.md']) rmSync(at(`site/${file}`));
      symlinkSync('crlf.md', at('site/turned.md'));
      assert.equal(await differing(), [
        ['added.md', 'naïve "name".md', 'other.png', 'turned.md'],
        ['gone.md', 'staged-delete.md'],
      ]);
    } finally {
      folder.remove();
    }
  });
}

test.run();
