import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { filesBelow } from '../../fs/files-below.ts';
import { writeInOneStep } from '../../fs/write-in-one-step.ts';
import { tempFolder } from '../temp.ts';

test('a file is replaced; after a failure the old file is unchanged and no other file is left', async () => {
  const folder = tempFolder();
  try {
    folder.write({ 'file.json': 'old' });
    const file = path.join(folder.dir, 'file.json');
    const rename = () => Promise.reject(new Error('the disk is full'));
    const failed = await writeInOneStep({ ...filesBelow(folder.dir), rename }, file, Buffer.from('new')).catch(
      ({ message }) => message,
    );
    assert.is(failed, 'the disk is full');
    assert.is(readFileSync(file, 'utf8'), 'old');
    await writeInOneStep(filesBelow(folder.dir), file, Buffer.from('new'));
    assert.is(readFileSync(file, 'utf8'), 'new');
    assert.equal(readdirSync(folder.dir), ['file.json']);
  } finally {
    folder.remove();
  }
});

test.run();
