import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPart } from '../viewer/progress.tsx';

test('the reading progress is 0 at the start of an article, and 1 when its end is visible', () => {
  const at = (top: number) => readPart({ top, height: 3000 }, 1000);
  assert.equal([at(200), at(0), at(-1000), at(-2000), at(-2500)], [0, 0, 0.5, 1, 1]);
});

test.run();
