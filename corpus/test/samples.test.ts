// Runs the code samples of the package's documentation, and compares their output with the documentation.
import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPages, type Fence } from '../../compiler/test/content-pages.ts';
import { disk } from '../../compiler/fs/disk.ts';
import { serve, type RunningServer } from '../../compiler/serve/server.ts';
import { projectWithCorpus, type Project } from './built-package.ts';
import { compiledStarter } from './compiled-starter.ts';

const fences = readPages('docs/reference/corpus/package.md').flatMap((page) => page.fences);
const samples = fences.flatMap((fence, index) =>
  fence.title === undefined ? [] : [{ ...fence, title: fence.title, printed: fences[index + 1] }],
);
let project: Project;
let server: RunningServer;

test.before(async () => {
  project = await projectWithCorpus();
  const dist = await compiledStarter();
  symlinkSync(dist, path.join(project.dir, 'dist'));
  server = await serve(disk, { dir: dist, port: 0 });
});
test.after(() => server.close());

test('each sample has its output below it', () => {
  assert.ok(samples.length >= 8);
  const without = samples.filter(({ printed }) => printed?.language !== 'text' || printed.title !== undefined);
  assert.equal(
    without.map(({ place }) => place),
    [],
  );
});

for (const { title, code, printed } of samples) {
  test(`the sample ${title} prints the output on the page`, async () => {
    // The samples read the site from a local server.
    project.write({ [title]: code.replaceAll('https://my-site.example/', server.url) });
    const { stdout } = await promisify(execFile)(process.execPath, [title], { cwd: project.dir });
    assert.is(stdout.trim(), (printed as Fence).code);
  });
}

test.run();
