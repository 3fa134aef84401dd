// Tests that `verify` accepts any output that a compile publishes by default, even if the compile had warnings.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { disk } from '../../fs/disk.ts';
import { type CorpusProblem, verifyCorpus } from '../../verify/verify-corpus.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { listFiles } from '../../fs/list-files.ts';

/** @returns the errors that `verify` finds in the compiled output of these files */
async function verified(folder: TempFolder, files: Record<string, string>): Promise<CorpusProblem[]> {
  folder.write(files);
  const { published, diagnostics } = await compile(folder.dir, { cache: false });
  assert.is(published, true, diagnostics.map(({ message }) => message).join('\n'));
  const dist = path.join(folder.dir, 'dist');
  return verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
}

const errorsIn = (problems: readonly CorpusProblem[]) => problems.filter(({ severity }) => severity === 'error');

test('verify accepts broken links around the pages that the config allows', async () => {
  const folder = tempFolder();
  try {
    const nowhere = (name: string) => `/nowhere/${name}`;
    const problems = await verified(folder, {
      'lectern.config.json': JSON.stringify({
        title: 'Site',
        onBrokenLinks: 'warn',
        docs: { sidebarPath: 'sidebars.json' },
        redirects: { redirects: [{ from: '/old', to: nowhere('redirect') }] },
        themeConfig: {
          navbar: { items: [{ label: 'a', to: nowhere('navbar') }] },
          footer: { links: [{ label: 'b', to: nowhere('footer') }] },
        },
      }),
      'sidebars.json': JSON.stringify({ docs: ['index', { type: 'link', label: 'c', href: nowhere('sidebar') }] }),
      'docs/index.md': '# Start\n',
    });
    assert.equal(errorsIn(problems), []);
    for (const place of ['redirect', 'navbar', 'footer', 'sidebar'])
      assert.ok(
        problems.some(({ message }) => message === `the link target "${nowhere(place)}" does not exist`),
        place,
      );
  } finally {
    folder.remove();
  }
});

test('verify accepts broken links around the pages that are at most warnings', async () => {
  const folder = tempFolder();
  try {
    const link = (name: string) => `<a href="/nowhere/${name}">x</a>`;
    const problems = await verified(folder, {
      'lectern.config.json': JSON.stringify({
        title: 'Site',
        docs: { sidebarPath: 'sidebars.json' },
        themeConfig: {
          announcementBar: { id: 'a', content: link('announcement') },
          navbar: {
            items: [
              { type: 'html', value: link('navbar') },
              { label: 'a', to: '/docs/Guide' },
            ],
          },
          footer: { copyright: link('copyright'), links: [{ html: link('footer') }] },
        },
      }),
      'sidebars.json': JSON.stringify({ docs: ['index', { type: 'html', value: link('sidebar') }] }),
      'docs/index.md': '# Start\n',
      'docs/guide.md': '# Guide\n',
    });
    assert.equal(errorsIn(problems), []);
  } finally {
    folder.remove();
  }
});

test('verify accepts links that the host answers, and links that are only warnings', async () => {
  const folder = tempFolder();
  try {
    const problems = await verified(folder, {
      'lectern.config.json': JSON.stringify({
        title: 'Site',
        favicon: 'none.ico',
        themeConfig: {
          navbar: { logo: { src: 'img/none.svg' }, items: [{ label: 'a', to: 'pathname:///zip' }] },
          image: 'img/none.png',
        },
      }),
      'docs/index.mdx': [
        '# Start',
        '[a](./missing.md) [b](pathname:///x/y.zip) [c](#nope) ![d](pathname:///a.png)',
        '<img src="/nope.png"/> <a href="pathname:///zz">e</a> <Link to="pathname:///zip">f</Link>',
        '<div id="a"/>\n\n<div id="a"/>',
        '<video src="./x.mp4"/>\n\n<iframe src="/demo/index.html"/>',
        '<Image img="pathname:///b.png"/>',
      ].join('\n\n'),
    });
    assert.equal(errorsIn(problems), []);
    assert.ok(problems.some(({ message }) => message === 'the link target "./missing.md" does not exist'));
  } finally {
    folder.remove();
  }
});

test.run();
