import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';
import { openPack } from '../../cache/pack.ts';

/** Returns the names of a pack's files of one kind. */
function namesOf(files: MemoryFiles, kind: 'texts' | 'index'): string[] {
  return [...files.entries.keys()].filter((name) => name.endsWith(`.${kind}`));
}

test('written entries can be read at once, and by the next user of the pack', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  await pack.write('a', ['naïve', '', '🜚']);
  await pack.write('b', ['2']);
  const next = openPack(files, '/pack', 'key');
  for (const each of [pack, next]) {
    await pack.endRun();
    assert.is(await each.read('a', 0), 'naïve');
    assert.is(await each.read('a', 1), '');
    assert.is(await each.read('a', 2), '🜚');
    assert.is(await each.read('b', 0), '2');
    assert.is(await each.read('b', 1), undefined);
    assert.is(await each.read('c', 0), undefined);
  }
  assert.is(namesOf(files, 'texts').length, 1);
});

test('an entry replaces the earlier one, also for the next run', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  for (const text of ['old', 'new']) {
    await pack.write('a', [text]);
    await pack.endRun();
    assert.is(await pack.read('a', 0), text);
  }
  assert.is(await openPack(files, '/pack', 'key').read('a', 0), 'new');
});

test('large entries are on disk before the run ends', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  const large = 'x'.repeat(1_000_001);
  await pack.write('large', [large]);
  assert.is(files.text(namesOf(files, 'texts')[0]!), large);
  assert.is(await openPack(files, '/pack', 'key').read('large', 0), large);
});

test('a value that is incomplete, changed, lost or of another key counts as missing', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  await pack.write('aa', ['hello']);
  await pack.write('bb', ['world']);
  await pack.endRun();
  const [texts, index] = [...namesOf(files, 'texts'), ...namesOf(files, 'index')] as [string, string];
  const [whole, lines] = [files.text(texts)!, files.text(index)!];
  const read = async (changed: { texts?: string; index?: string }) => {
    files.entries.set(texts, Buffer.from(changed.texts ?? whole));
    files.entries.set(index, Buffer.from(changed.index ?? lines));
    return openPack(files, '/pack', 'key').read('aa', 0);
  };
  assert.is(await read({}), 'hello');
  for (const broken of ['', 'hell', 'hullo, world']) assert.is(await read({ texts: broken }), undefined);
  for (const broken of [
    '',
    'garbage',
    lines.slice(0, 20),
    lines.replace('aa 0', 'aa 5'),
    lines.replace('aa 0', 'aa -1'),
    lines.replace(' 5:', ' 5e15:'),
    lines.replace('aa', 'cc').replace('bb', 'aa'),
  ]) {
    assert.is(await read({ index: broken }), undefined);
  }
  // A process that was killed while it was writing leaves such files.
  assert.is(await read({ texts: `${whole}torn`, index: `${lines}cc 10 4` }), 'hello');
  files.entries.delete(texts);
  assert.is(await openPack(files, '/pack', 'key').read('aa', 0), undefined);
});

test('two concurrent users of a pack both store entries, and a third reads them', async () => {
  const files = memoryFiles();
  const [one, two] = [openPack(files, '/pack', 'key'), openPack(files, '/pack', 'key')];
  await one.write('a', ['1']);
  await two.write('b', ['2']);
  await one.endRun();
  await two.endRun();
  const third = openPack(files, '/pack', 'key');
  assert.equal([await third.read('a', 0), await third.read('b', 0)], ['1', '2']);
});

test('entries that another process has removed count as missing, and can be written again', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  await pack.write('x', ['longer']);
  await pack.write('a', ['1']);
  await pack.endRun();
  files.entries.clear();
  assert.is(await pack.read('a', 0), undefined);
  await pack.write('a', ['1']);
  await pack.endRun();
  assert.is(await pack.read('a', 0), '1');
  assert.is(await openPack(files, '/pack', 'key').read('a', 0), '1');
});

test('a pack with many unused entries is swept', async () => {
  const files = memoryFiles();
  const pack = openPack(files, '/pack', 'key');
  for (let index = 0; index < 600; index += 1) await pack.write(String(index), [`text ${index}`]);
  await pack.endRun();
  const next = openPack(files, '/pack', 'key');
  assert.is(await next.read('7', 0), 'text 7');
  await next.endRun();
  const last = openPack(files, '/pack', 'key');
  assert.equal([await last.read('7', 0), await last.read('8', 0)], ['text 7', undefined]);
  assert.is(files.text(namesOf(files, 'texts')[0]!), 'text 7');
});

test('many small runs leave few files, with all that they wrote', async () => {
  const files = memoryFiles();
  for (let run = 0; run < 40; run += 1) {
    const pack = openPack(files, '/pack', 'key');
    await pack.write(`key ${run}`.replace(' ', '-'), [`text ${run}`]);
    await pack.endRun();
  }
  assert.ok(namesOf(files, 'index').length < 32);
  const last = openPack(files, '/pack', 'key');
  for (let run = 0; run < 40; run += 1) assert.is(await last.read(`key-${run}`, 0), `text ${run}`);
});

test.run();
