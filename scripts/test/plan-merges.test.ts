import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import { planMerges } from '../plan-merges.ts';

/** Creates the outputs of a bundle: name → bytes and imported files. Names without a dash are entry points. */
function bundle(files: Record<string, [bytes: number, imports?: string[]]>): Pick<Metafile, 'outputs'> {
  const outputs = Object.entries(files).map(([name, [bytes, imports = []]]) => [
    name,
    {
      bytes,
      inputs: {},
      exports: [],
      entryPoint: name.includes('-') ? undefined : name,
      imports: imports.map((path) => ({ path, kind: 'import-statement' })),
    },
  ]);
  return { outputs: Object.fromEntries(outputs) as Metafile['outputs'] };
}

const addedBy = (files: Parameters<typeof bundle>[0]) =>
  Object.fromEntries([...planMerges(bundle(files))].filter(([, chunks]) => chunks.length > 0));

test('an entry point loads a small chunk that other entry points share, so that it becomes part of their chunk', () => {
  const files = {
    a: [100, ['chunk-1', 'chunk-2']],
    b: [100, ['chunk-1', 'chunk-2']],
    c: [100, ['chunk-1']],
    'chunk-1': [9000],
    'chunk-2': [300],
  } satisfies Parameters<typeof bundle>[0];
  assert.equal(addedBy(files), { c: ['chunk-2'] });
});

test('an entry point also loads the files that an added chunk imports', () => {
  const files = {
    a: [100, ['chunk-1', 'chunk-2']],
    b: [100, ['chunk-1']],
    'chunk-1': [9000],
    'chunk-2': [300, ['chunk-3']],
    'chunk-3': [300],
  } satisfies Parameters<typeof bundle>[0];
  assert.equal(addedBy(files), { b: ['chunk-2', 'chunk-3'] });
});

test('a large chunk is never added', () => {
  const files = {
    a: [100, ['chunk-1', 'chunk-2']],
    b: [100, ['chunk-1']],
    'chunk-1': [20_000],
    'chunk-2': [20_000],
  } satisfies Parameters<typeof bundle>[0];
  assert.equal(addedBy(files), {});
});

test('chunks without a common entry point are not merged', () => {
  assert.equal(addedBy({ a: [100, ['chunk-1']], b: [100, ['chunk-2']], 'chunk-1': [10], 'chunk-2': [10] }), {});
});

test('an entry point is never added to another one, because loading it has an effect', () => {
  assert.equal(addedBy({ a: [100, ['chunk-1']], b: [100, ['a', 'chunk-1']], 'chunk-1': [10] }), {});
});

test.run();
