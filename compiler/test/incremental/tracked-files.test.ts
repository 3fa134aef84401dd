import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { trackFiles } from '../../incremental/tracked-files.ts';

test('what the system refused to answer is no answer, and is asked again', async () => {
  const files = trackFiles();
  const refused = path.join(import.meta.dirname, 'a'.repeat(300));
  for (let time = 0; time < 2; time += 1)
    await files.stat(refused).then(
      () => assert.unreachable(),
      (error: unknown) => assert.instance(error, EnvironmentError),
    );
  await files.stat(import.meta.filename);
  assert.equal(Object.keys(files.answers()), [`stat ${import.meta.filename}`]);
});

test.run();
