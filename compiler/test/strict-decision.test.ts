// Tests that all diagnostics are known when a strict compile decides whether to publish.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileStages } from '../compile.ts';
import type { CompileOptions, CompileReport } from '../compile-report.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { openStages } from '../stages.ts';
import { copyToTemp, tempFolder } from './temp.ts';

const problems = path.resolve(import.meta.dirname, '../../fixtures/faults');

const textsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ rule, place, message }) => `${place.path}:${place.line} ${rule} ${message}`).sort();

/**
 * Compiles a site, and fails if publishing adds or removes a diagnostic after the decision.
 *
 * @param addLate simulates a late diagnostic, by changing the stages after publishing
 */
async function compileWatched(
  dir: string,
  options: CompileOptions,
  addLate: (stages: ReturnType<typeof openStages>) => void = () => {},
): Promise<CompileReport> {
  const stages = openStages(dir, options);
  const { emit } = stages.output;
  const found = () => textsOf([...stages.diagnostics(), ...stages.outputDiagnostics()]);
  stages.output.emit = async (priority, checkpoint) => {
    const { publish } = await emit(priority, checkpoint);
    return {
      async publish(mayCommit) {
        let decided: string[] | undefined;
        const published = await publish((left) => {
          const may = mayCommit(left);
          decided = found();
          return may;
        });
        addLate(stages);
        // If output files collide, the compile fails before the decision.
        if (decided) assert.equal(found(), decided, 'the diagnostics after the decision');
        return published;
      },
    };
  };
  return compileStages(stages, options);
}

/** Files with errors that are found late: in assets, while pages are rendered, or while the output is written. */
const lateProblems = {
  'lectern.config.json': JSON.stringify({
    title: 'Site',
    docs: {},
    pages: { path: 'pages', routeBasePath: '/' },
    onBrokenLinks: 'warn',
    rules: { 'missing-asset': 'warn', 'missing-image': 'warn' },
  }),
  'docs/index.md': '# Start\n\n![x](./none.png) [y](./none.md) ![z](./odd.png)\n',
  'docs/odd.png': 'no image',
  'docs/wide.mdx': "import { Wide } from '../src/wide.jsx';\n\n<Wide/>\n",
  'src/wide.jsx': 'export const Wide = () => <b>{window.innerWidth}</b>;\n',
  'src/theme/Footer.jsx':
    "setTimeout(() => { throw new Error('late'); });\nexport default () => <p>{window.name}</p>;\n",
  'pages/index.jsx': "export default () => { throw new Error('no'); };\n",
  'static/img.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>\n',
};

for (const strict of [false, true]) {
  test(`a ${strict ? 'strict' : 'usual'} compile knows all diagnostics when it decides`, async () => {
    const site = tempFolder();
    site.write({ 'docs/gone.md': '# Gone\n' });
    await compile(site.dir);
    // The HTML of the removed page was edited by hand, so Lectern keeps it and reports `changed-output`.
    writeFileSync(path.join(site.dir, 'dist/docs/gone/index.html'), 'changed');
    site.write(lateProblems);
    rmSync(path.join(site.dir, 'docs/gone.md'));
    const { diagnostics, published } = await compileWatched(site.dir, { strict });
    const rules = new Set(diagnostics.map(({ rule }) => rule));
    // A strict compile with warnings stops before it compares the output with the last output, so it doesn't find
    // `changed-output`.
    const expected = [
      'prerender-failed',
      'missing-image',
      'unsafe-svg',
      ...(strict ? [] : ['changed-output' as const]),
    ] as const;
    for (const rule of expected) assert.ok(rules.has(rule), `${rule} is not in ${[...rules].join()}`);
    assert.is(published, !strict);
    site.remove();
  });

  test(`a ${strict ? 'strict' : 'usual'} compile of samples with warnings ${strict ? 'publishes nothing' : 'publishes'}`, async () => {
    const warned = readdirSync(problems).filter(
      (name) => !/^\S+ error /m.test(readFileSync(path.join(problems, name, 'expected.txt'), 'utf8')),
    );
    assert.ok(warned.length > 5);
    for (const name of warned) {
      const site = copyToTemp(path.join(problems, name));
      const { published } = await compileWatched(site.dir, { strict });
      assert.is(published, !strict, name);
      site.remove();
    }
  });
}

test('the check of this file finds a diagnostic that is added later', async () => {
  const site = tempFolder();
  site.write({ 'docs/index.md': '# Start\n' });
  const late = diagnose('empty-page', { path: 'docs/index.md' }, {});
  const adding = compileWatched(site.dir, {}, (stages) => {
    const { outputDiagnostics } = stages;
    stages.outputDiagnostics = () => [...outputDiagnostics(), late];
  });
  const error = await adding.catch((thrown: unknown) => thrown);
  assert.match(String(error), 'the diagnostics after the decision');
  site.remove();
});

test.run();
