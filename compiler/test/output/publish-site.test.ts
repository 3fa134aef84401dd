// What the publisher holds of each output.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileStages } from '../../compile.ts';
import * as graph from '../../incremental/index.ts';
import { openStages } from '../../stages.ts';
import { tempFolder } from '../temp.ts';

const folder = tempFolder();
test.after(folder.remove);

test('what is published once is not tracked, and has no nodes in the graph', async () => {
  folder.write({ 'site/docs/index.md': '# Start\n' });
  const file = 'docs/index.html';
  const nodesOf = async (open: (make: () => ReturnType<typeof openStages>) => ReturnType<typeof openStages>) => {
    const options = { outDir: path.join(folder.dir, 'out') };
    const stages = open(() => openStages(path.join(folder.dir, 'site'), options));
    const { published, diagnostics } = await compileStages(stages, options);
    assert.ok(published, JSON.stringify(diagnostics));
    return stages.output.outputsOf(file).length;
  };
  assert.ok((await nodesOf((make) => make())) > 0, `${file} is an output`);
  assert.is(await nodesOf(graph.untracked), 0);
});

test.run();
