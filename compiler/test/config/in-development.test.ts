import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inDevelopment } from '../../config/in-development.ts';
import { parseConfig } from '../../config/parse-config.ts';

const settled = (config: object) =>
  inDevelopment(parseConfig({ title: 'T', docs: [{}], ...config }, 'lectern.config.json'));

test('pictures stay as they are while a site is worked on, unless the config wants them resized then too', () => {
  assert.is(settled({ images: {} }).images, false);
  assert.is(settled({ images: false }).images, false);
  assert.is((settled({ images: { disableInDev: false } }).images as { disableInDev: boolean }).disableInDev, false);
});

test('a site that is worked on is not kept for reading offline', () => {
  assert.is(settled({ pwa: {} }).pwa, undefined);
});

test.run();
