// What a compile publishes by default, with warnings or without, is whole and valid to `verify`.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { disk } from '../../fs/disk.ts';
import { verifyCorpus } from '../../verify/verify-corpus.ts';
import { tempFolder } from '../temp.ts';

test('links that are left to the host, and those that are only warnings, are no errors to verify', async () => {
  const folder = tempFolder();
  try {
    folder.write({
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
    const { published, diagnostics } = await compile(folder.dir, { cache: false });
    assert.is(published, true, diagnostics.map(({ message }) => message).join('\n'));
    const dist = path.join(folder.dir, 'dist');
    const faults = await verifyCorpus({
      list: async () => (await disk.list(dist)).map((entry) => entry.path),
      read: (file) => disk.read(path.join(dist, file)),
    });
    assert.equal(
      faults.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.ok(faults.some(({ message }) => message === '"./missing.md" leads nowhere'));
  } finally {
    folder.remove();
  }
});

test.run();
