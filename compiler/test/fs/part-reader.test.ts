// Tests reading parts of files into a shared buffer.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPartReader } from '../../fs/part-reader.ts';

/** Creates a reader for a simulated file. Each chunk is one repeated letter, and is read in a later turn of the event
 * loop. */
function openLetters() {
  const buffers: (Uint8Array | undefined)[] = [];
  const read = openPartReader({
    async readPart(letter, _, length, into) {
      buffers.push(into);
      if (letter === '!') throw new Error('it can not be read');
      const bytes = into && length <= into.length ? into.subarray(0, length) : new Uint8Array(length);
      bytes.fill(letter.charCodeAt(0));
      await new Promise((resolve) => setImmediate(resolve));
      return bytes;
    },
  });
  const text = (letter: string, length: number) => read(letter, { start: 0, length }, String);
  return { text, buffers };
}

test("sequential reads share a buffer, and concurrent reads don't", async () => {
  const { text, buffers } = openLetters();
  assert.equal(await Promise.all([text('a', 3), text('b', 2)]), ['aaa', 'bb']);
  assert.is(await text('c', 1), 'c');
  assert.ok(buffers[0] !== undefined && buffers[0] === buffers[2]);
  assert.is(buffers[1], undefined);
});

test('a part that is longer than the buffer is read whole, and the buffer is reused after its reader throws', async () => {
  const { text, buffers } = openLetters();
  assert.is((await text('a', 100_000)).length, 100_000);
  await text('!', 1).then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.is(await text('b', 2), 'bb');
  assert.is(buffers.at(-1), buffers[0]);
});

test.run();
