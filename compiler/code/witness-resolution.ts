import path from 'node:path';
import type { CodeSite } from './code-run.ts';
import { packageName } from './trusted-folders.ts';

/**
 * Takes note of all that finding a module depends on.
 *
 * @param specifier relative, absolute, or that of a package
 * @param from the folder it is looked for from, absolute
 * @param found the file that it led to, absolute
 */
export async function witnessResolution(
  specifier: string,
  from: string,
  found: string | undefined,
  site: CodeSite,
): Promise<void> {
  await witnessSettings(from, site);
  if (/^[./]/.test(specifier)) await witnessModule(path.resolve(from, specifier), site);
  else
    for (const dir of foldersAbove(from))
      await witnessPackage(
        path.join(dir, 'node_modules', packageName(specifier)),
        path.join(dir, 'node_modules', specifier),
        site,
      );
  if (found === undefined) return;
  await site.witnesses.file(found);
  await witnessSettings(path.dirname(found), site);
}

// ./chart may be chart.tsx, chart/index.ts or what chart/package.json names.
async function witnessModule(file: string, { witnesses }: CodeSite): Promise<void> {
  await witnesses.folder(path.dirname(file));
  await witnesses.folder(file);
  await witnesses.file(path.join(file, 'package.json'));
}

async function witnessPackage(dir: string, file: string, site: CodeSite): Promise<void> {
  await site.witnesses.file(path.join(dir, 'package.json'));
  await witnessModule(file, site);
}

// esbuild looks for these in every folder above a module.
async function witnessSettings(from: string, site: CodeSite): Promise<void> {
  for (const dir of foldersAbove(from)) {
    await site.witnesses.file(path.join(dir, 'package.json'));
    if (dir.includes('node_modules')) continue;
    for (const name of ['tsconfig.json', 'jsconfig.json']) await witnessTsconfig(path.join(dir, name), site);
  }
}

async function witnessTsconfig(file: string, site: CodeSite): Promise<void> {
  if (!(await site.witnesses.file(file))) return;
  const text = Buffer.from((await site.files.read(file)) ?? '').toString();
  for (const [, based] of text.matchAll(/"(\.\.?\/[^"]+)"/g)) {
    const base = path.resolve(path.dirname(file), based!);
    if (/"extends"/.test(text)) for (const name of [base, `${base}.json`]) await witnessTsconfig(name, site);
  }
}

function foldersAbove(dir: string): string[] {
  const parent = path.dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersAbove(parent)];
}
