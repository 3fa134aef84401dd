import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inDevelopment } from '../../config/in-development.ts';
import { parseConfig } from '../../config/parse-config.ts';

const settled = (config: object) =>
  inDevelopment(parseConfig({ title: 'T', docs: [{}], ...config }, 'lectern.config.json'));

test('images are not resized in development, unless the config enables it', () => {
  assert.is(settled({ images: {} }).images, false);
  assert.is(settled({ images: false }).images, false);
  assert.is((settled({ images: { disableInDev: false } }).images as { disableInDev: boolean }).disableInDev, false);
});

test.run();
