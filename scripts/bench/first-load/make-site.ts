import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Generator } from './generator.ts';
import type { Material } from './material.ts';

/**
 * Writes the site of a generator, installs the generator, and builds the site.
 *
 * @param folder the parent folder of all sites
 * @returns the folder of the built site
 */
export async function makeSite(generator: Generator, material: Material, folder: string): Promise<string> {
  const dir = path.join(folder, generator.name.replace(/\W+/g, '-').toLowerCase());
  for (const [name, text] of Object.entries(generator.files(material))) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  // `--ignore-scripts`: code of the packages runs only during the build, not during the installation.
  if (generator.packages.length > 0)
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', ...generator.packages],
      dir,
    );
  await run(process.execPath, generator.command, dir);
  return path.join(dir, generator.output);
}

const silent = { ASTRO_TELEMETRY_DISABLED: '1', DOCUSAURUS_NO_TELEMETRY: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' };

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...silent }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code} in ${cwd}\n${output.slice(-4000)}`);
}
