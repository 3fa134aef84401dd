import { test } from 'uvu';
import * as assert from 'uvu/assert';
import sharp from 'sharp';
import { ImageOptions } from '../../config/assets.ts';
import { resizeImage, widthsOf } from '../../cache/resize-image.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';

const options = ImageOptions.parse({});
/** Options for small images. Small images are resized quickly. */
const small = ImageOptions.parse({ min: 64, max: 103 });

/** Creates an image with noise, so that a smaller version has fewer bytes. */
function picture(width: number, height = Math.round(width / 2)) {
  return sharp({
    create: { width, height, channels: 3, background: '#9c3a1f', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}

test('widths are spaced evenly, and none exceeds the width of the image', () => {
  assert.equal(widthsOf(2000, options), [640, 1030]);
  assert.equal(widthsOf(1000, options), [640]);
  assert.equal(widthsOf(640, options), []);
  assert.equal(widthsOf(2000, { min: 300, max: 900, steps: 4 }), [300, 500, 700, 900]);
  assert.equal(widthsOf(2000, { min: 300, max: 900, steps: 1 }), [900]);
});

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`an image as ${format} keeps its format`, async () => {
    const made = await resizeImage(await picture(120)[format]().toBuffer(), small, sharp);
    const found = await Promise.all(made!.variants.map(({ bytes }) => sharp(bytes).metadata()));
    assert.equal(
      found.map(({ format: kind, width, height }) => [kind, width, height]),
      [
        [format, 64, 32],
        [format, 103, 52],
      ],
    );
  });
}

test('an image with an EXIF rotation is rotated', async () => {
  const made = await resizeImage(
    await picture(80, 160).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    small,
    sharp,
  );
  const { width, height } = await sharp(made!.variants[0]!.bytes).metadata();
  assert.equal([width, height], [64, 32]);
});

test('the placeholder is small enough for a page', async () => {
  for (const bytes of [await picture(120).png().toBuffer(), await picture(90, 120).jpeg().toBuffer()]) {
    const { placeholder = '' } = (await resizeImage(bytes, small, sharp))!;
    assert.match(placeholder, /^data:image\/webp;base64,[\w+/=]+$/);
    assert.ok(placeholder.length <= 400, `${placeholder.length} characters`);
    assert.ok(isSafeUrl(placeholder, 'image'));
  }
});

test('a version that saves nothing is left out', async () => {
  const flat = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#fff' } })
    .png({ palette: true })
    .toBuffer();
  assert.equal((await resizeImage(flat, small, sharp))?.variants, []);
});

test("a file that isn't an image, or is animated, is not resized", async () => {
  assert.is(await resizeImage(Buffer.from('not a picture'), small, sharp), undefined);
  assert.is(await resizeImage(await picture(120).gif().toBuffer(), small, sharp), undefined);
});

test('equal images result in equal bytes', async () => {
  const bytes = await picture(120).jpeg().toBuffer();
  assert.equal(await resizeImage(bytes, small, sharp), await resizeImage(bytes, small, sharp));
});

test.run();
