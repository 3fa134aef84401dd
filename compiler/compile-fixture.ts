/** Helpers for tests of extensions: `lectern/test`. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Json } from '../corpus/schema/json.ts';
import { compile } from './compile.ts';
import type { UserConfig } from './config/config.ts';
import { ConfigError } from './diagnostics/errors/problem.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { disk } from './fs/disk.ts';
import { filesBelow } from './fs/files-below.ts';
import { listFiles } from './fs/list-files.ts';

/** A small site for a test. */
export interface FixtureInput {
  /** Files of the site: path → content. `docs/index.md` is a page. */
  files: { [path: string]: string | Uint8Array };
  /** The config; by default, only a title. Omit it if `files` contains a config. */
  config?: UserConfig;
}

/** A compiled fixture. With errors, only `diagnostics` has items. */
export interface CompiledFixture {
  /** JSON files by path below `corpus/`: `pages/docs/intro.json`. */
  corpus: { [path: string]: Json };
  /** HTML files by path below the output: `docs/intro/index.html`. */
  html: { [path: string]: string };
  /** Other files by path, as text. `assets/`, the files of the viewer, is left out. */
  files: { [path: string]: string };
  /** All errors and warnings, including errors and warnings in the config. */
  diagnostics: Diagnostic[];
}

/** The configs of fixtures that are being compiled. The generated config file of a fixture reads its config here. */
const configs: Map<string, unknown> = ((globalThis as Record<symbol, unknown>)[Symbol.for('lectern.fixtures')] ??=
  new Map()) as Map<string, unknown>;

/**
 * Compiles a small site in a temporary folder, and removes the folder.
 *
 * @throws EnvironmentError if a file can't be read or written
 * @example
 *   const { diagnostics } = await compileFixture({
 *     files: { 'docs/index.md': '# Start' },
 *     config: { title: 'Test', extensions: [glossary({ file: 'terms.csv' })] },
 *   });
 */
export async function compileFixture({ files, config }: FixtureInput): Promise<CompiledFixture> {
  const id = randomUUID();
  const parent = (await disk.realPath(tmpdir()))!;
  const dir = path.join(parent, `lectern-fixture-${id}`);
  const folder = filesBelow(parent);
  const hasConfig = Object.keys(files).some((file) => /^lectern\.config\.\w+$/.test(file));
  try {
    for (const [file, content] of Object.entries(files)) await folder.write(path.join(dir, file), Buffer.from(content));
    if (!hasConfig) {
      configs.set(id, config ?? { title: 'Fixture' });
      const text = `export default globalThis[Symbol.for('lectern.fixtures')].get('${id}');\n`;
      await folder.write(path.join(dir, 'lectern.config.mjs'), Buffer.from(text));
    }
    const diagnostics = await diagnosticsOf(dir);
    return { ...(await outputIn(path.join(dir, 'dist'))), diagnostics };
  } finally {
    configs.delete(id);
    await folder.remove(dir);
  }
}

async function diagnosticsOf(dir: string): Promise<Diagnostic[]> {
  try {
    return (await compile(dir, { cache: false, jobs: 1 })).diagnostics;
  } catch (error) {
    if (error instanceof ConfigError) return error.diagnostics;
    throw error;
  }
}

async function outputIn(dir: string): Promise<Omit<CompiledFixture, 'diagnostics'>> {
  const output: Omit<CompiledFixture, 'diagnostics'> = { corpus: {}, html: {}, files: {} };
  for (const { path: file } of await listFiles(disk, dir)) {
    if (file.startsWith('assets/')) continue;
    const text = Buffer.from((await disk.read(path.join(dir, file)))!).toString();
    const [, inCorpus] = /^corpus\/(.*\.json)$/.exec(file) ?? [];
    if (inCorpus !== undefined) output.corpus[inCorpus] = JSON.parse(text) as Json;
    else if (file.endsWith('.html')) output.html[file] = text;
    else output.files[file] = text;
  }
  return output;
}
