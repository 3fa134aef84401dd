// Tests that the output depends only on the content. Settings of the machine, the order of directory entries, and the
// cache don't matter.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from './temp.ts';

const bin = path.resolve(import.meta.dirname, '../../bin/lectern.js');

const site = {
  'lectern.config.json': JSON.stringify({ title: 'İstanbul', url: 'https://example.org', blog: {} }),
  'docs/index.md': '---\ntags: [İz, iz, zebra, ähre, Apfel]\n---\n\n# Welcome\n\nInformation in [Next](./ı-next.md).\n',
  'docs/ı-next.md': '---\nlast_update: { date: 2024-03-31T02:30:00 }\n---\n\n# INFO i̇\n\n## Title\n\n## TITLE\n',
  'docs/zoë.md': '---\ntags: [Äpfel, zebra]\n---\n\n# Zoë\n\n```js\nlet a = 1;\n```\n',
  'docs/b/10.md': '# Ten\n',
  'docs/b/9.md': '# Nine\n',
  'blog/2024-12-31-last.md': '---\ntags: [iz]\n---\n\n# Last day\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/first.md': '---\ndate: 2025-01-01T00:30:00\n---\n\n# First day\n\n<!-- truncate -->\n\nMore.\n',
  'static/I.txt': 'I\n',
};

interface Machine {
  env: NodeJS.ProcessEnv;
  umask: string;
  options: string[];
  cwd: string;
}

/** Compiles the site in another process. If that fails, the test fails with the command's output. */
function compileOn(dir: string, { env, umask, options, cwd }: Machine): void {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, bin, 'compile', dir, ...options],
    { cwd, encoding: 'utf8', env: { ...process.env, LC_ALL: undefined, ...env } },
  );
  assert.is(status, 0, stdout + stderr);
}

function bytesBelow(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(dir, file), readFileSync(file, 'base64')]));
}

test('the output is the same in another time zone, locale, umask, folder and order of files, and from the cache', () => {
  const [one, other] = [tempFolder(), tempFolder()];
  try {
    one.write(site);
    other.write(Object.fromEntries(Object.entries(site).reverse()));
    for (const file of Object.keys(site)) utimesSync(path.join(other.dir, file), 1, 1);
    compileOn(one.dir, { env: { TZ: 'UTC', LANG: 'C' }, umask: '022', options: [], cwd: one.dir });
    const first = bytesBelow(path.join(one.dir, 'dist'));
    assert.ok(first['docs/index.html'] && first['corpus/manifest.json']);

    const turkish: Machine = {
      env: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      umask: '077',
      options: ['--jobs', '2'],
      cwd: path.dirname(other.dir),
    };
    compileOn(other.dir, turkish);
    assert.equal(bytesBelow(path.join(other.dir, 'dist')), first);
    rmSync(path.join(other.dir, 'dist'), { recursive: true });
    const american = { TZ: 'America/Los_Angeles', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' };
    compileOn(other.dir, { ...turkish, env: american });
    assert.equal(bytesBelow(path.join(other.dir, 'dist')), first);
  } finally {
    one.remove();
    other.remove();
  }
});

test.run();
