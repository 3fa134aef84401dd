// Tests that only sessions store which inputs an output was built from.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileStages } from '../../compile.ts';
import * as session from '../../incremental/session.ts';
import { openStages } from '../../stages.ts';
import { tempFolder } from '../temp.ts';

const folder = tempFolder();
test.after(folder.remove);

test('a single compile is not tracked, and has nothing to explain', async () => {
  folder.write({ 'site/docs/index.md': '# Start\n' });
  const file = 'docs/index.html';
  const explanationsOf = async (open: (make: () => ReturnType<typeof openStages>) => ReturnType<typeof openStages>) => {
    const options = { outDir: path.join(folder.dir, 'out') };
    const stages = open(() => openStages(path.join(folder.dir, 'site'), options));
    const { published, diagnostics } = await compileStages(stages, options);
    assert.ok(published, JSON.stringify(diagnostics));
    return stages.output.explain(file).length;
  };
  assert.ok((await explanationsOf((make) => make())) > 0, `${file} is an output`);
  assert.is(await explanationsOf(session.untracked), 0);
});

test.run();
