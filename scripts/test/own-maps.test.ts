import { decode, encode } from '@jridgewell/sourcemap-codec';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownMap } from '../own-maps.ts';

test('a source map keeps the first mapping of each own line, and one mapping at the start of package code', () => {
  const map = ownMap({
    version: 3,
    sources: ['../../node_modules/yaml/index.js', '../../compiler/yaml/parse.ts'],
    names: ['parse'],
    mappings: encode([
      [
        [0, 0, 1, 1],
        [4, 0, 2, 2],
        [8, 1, 3, 3, 0],
        [9, 1, 3, 7],
        [12, 1, 4, 0],
        [14, 1, 3, 9],
      ],
      [[0, 1, 4, 4]],
      [[0, 0, 5, 5]],
    ]),
  });
  assert.equal(map.sources, ['../../compiler/yaml/parse.ts']);
  assert.equal(decode(map.mappings), [[[0], [8, 0, 3, 3], [12, 0, 4, 0], [14, 0, 3, 9]], [[0, 0, 4, 4]], [[0]]]);
  assert.equal(map.names, []);
  assert.is(map.version, 3);
});

test.run();
