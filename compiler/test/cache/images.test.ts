import { test } from 'uvu';
import * as assert from 'uvu/assert';
import sharp from 'sharp';
import { Config } from '../../config/config.ts';
import { openImageCache, type ImageCache } from '../../cache/image-cache.ts';
import { openImages } from '../../cache/images.ts';
import type { Sharp } from '../../cache/load-package.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';
import type { ResizedImage } from '../../cache/resize-image.ts';

const photo = await sharp({
  create: {
    width: 120,
    height: 60,
    channels: 3,
    background: '#9c3a1f',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .png()
  .toBuffer();
const config = Config.parse({ title: 'x', baseUrl: '/site/', images: { min: 64, max: 103 } });
const assets = new Map([
  ['img/photo.png', { path: 'img/photo.png', href: '/site/assets/photo-1.png', width: 120, height: 60 }],
]);

function open(files: MemoryFiles, tool: Sharp | undefined = sharp) {
  return openImages(assets, { dir: '/s', config }, files, openImageCache(files, '/s/.lectern/images', 'key'), tool);
}

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of given) found.push(each);
  return found;
}

async function written(files: MemoryFiles, tool?: Sharp) {
  const images = open(files, tool);
  const described = await images.describe('/site/assets/photo-1.png');
  return { described, files: await all(images.files(['/site/assets/photo-1.png'])) };
}

test('resized images are named by their content and written', async () => {
  const { described, files } = await written(memoryFiles({ '/s/img/photo.png': photo }));
  assert.match(
    described!.srcSet!,
    /^\/site\/assets\/photo-[\da-f]{8}\.png 64w, \/site\/assets\/photo-[\da-f]{8}\.png 103w$/,
  );
  assert.equal([described!.width, described!.height], [120, 60]);
  const named = described!.srcSet!.split(', ').map((version) => version.split(' ')[0]!.slice('/site/'.length));
  assert.equal(
    files.map(({ path }) => path),
    named.sort(),
  );
});

test('an image whose largest version would be larger than the original is itself one of the versions', async () => {
  const heavier: ResizedImage = { variants: [{ width: 64, bytes: Buffer.from('small') }] };
  const cache: ImageCache = { get: async () => heavier, put: async () => {}, sweep: async () => {} };
  const images = openImages(assets, { dir: '/s', config }, memoryFiles({ '/s/img/photo.png': photo }), cache, sharp);
  assert.match(
    (await images.describe('/site/assets/photo-1.png'))!.srcSet!,
    /^\/site\/assets\/photo-[\da-f]{8}\.png 64w, \/site\/assets\/photo-1\.png 120w$/,
  );
});

test('a second run takes the versions from the cache, and writes the same', async () => {
  const files = memoryFiles({ '/s/img/photo.png': photo });
  const first = await written(files);
  let calls = 0;
  const counting = new Proxy(sharp, {
    apply: (target, _, args) => ((calls += 1), Reflect.apply(target, undefined, args) as unknown),
  });
  assert.equal(await written(files, counting), first);
  assert.is(calls, 0);
});

test('a damaged cache entry is ignored', async () => {
  const files = memoryFiles({ '/s/img/photo.png': photo });
  const first = await written(files);
  const [entry] = [...files.entries.keys()].filter((path) => path.startsWith('/s/.lectern/'));
  const text = files.text(entry!)!;
  files.entries.set(entry!, Buffer.from(text.replace('"width":64', '"width":65')));
  assert.equal(await written(files), first);
});

test('an image without uses has no resized versions in the output', async () => {
  const images = open(memoryFiles({ '/s/img/photo.png': photo }));
  await images.describe('/site/assets/photo-1.png');
  assert.equal(await all(images.files(['/site/assets/other.png'])), []);
});

test('without sharp only the size is known', async () => {
  const files = memoryFiles({ '/s/img/photo.png': photo });
  const images = openImages(
    assets,
    { dir: '/s', config },
    files,
    openImageCache(files, '/s/.lectern/images', 'key'),
    undefined,
  );
  assert.equal(await images.describe('/site/assets/photo-1.png'), {
    width: 120,
    height: 60,
    srcSet: undefined,
    placeholder: undefined,
  });
  assert.is(await images.describe('/site/assets/other.png'), undefined);
});

test.run();
