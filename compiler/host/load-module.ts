import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../config/problem.ts';

/**
 * Runs a module of the site's own configuration and returns its default export. The config and what it imports are
 * the only code that Lectern ever executes.
 *
 * @param file absolute path of a `.ts`, `.js`, `.mjs` or `.json` file
 * @param workDir a folder inside the site for the bundled module, so that bare imports find the site's packages
 * @throws ConfigError when it can't be read, has a syntax error, throws, or exports nothing
 */
export async function loadModule(file: string, workDir: string): Promise<unknown> {
  const name = path.basename(file);
  if (file.endsWith('.json')) return parseJson(await readFile(file, 'utf8'), name);
  const code = await bundle(file, name);
  const bundled = path.join(workDir, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  await mkdir(workDir, { recursive: true });
  try {
    await writeFile(bundled, code);
    const module = (await import(pathToFileURL(bundled).href)) as { default?: unknown };
    if (module.default === undefined) throw problem(name, 'it has no default export', 'end it with "export default { … }"');
    return module.default;
  } catch (error) {
    throw error instanceof ConfigError ? error : problem(name, `it throws when it is run: ${(error as Error).message}`);
  } finally {
    await rm(bundled, { force: true });
  }
}

async function bundle(file: string, name: string): Promise<string> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'silent',
    });
    return outputFiles[0]!.text;
  } catch (error) {
    const faults = (error as { errors?: { text: string; location?: { line: number; column: number } | null }[] }).errors ?? [];
    throw new ConfigError(
      name,
      faults.map(({ text, location }) => ({
        key: location ? `line ${location.line}, column ${location.column + 1}` : name,
        message: text,
      })),
    );
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw problem(name, (error as Error).message);
  }
}

function problem(name: string, message: string, hint?: string): ConfigError {
  return new ConfigError(name, [{ key: name, message, hint }]);
}
