import path from 'node:path';
import type { CompileOptions, CompileReport } from '../compile-report.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildId } from '../version.ts';
import { bootId } from '../fs/boot.ts';
import { disk } from '../fs/disk.ts';
import { haveAnswers, type TrackedFiles } from '../incremental/tracked-files.ts';
import { loadConfig } from '../project/settings/load-config.ts';
import { resolveCommit } from '../project/git/git-folder.ts';
import { readAll } from '../project/git/run-git.ts';
import { stateOf } from '../project/settings/load-module.ts';
import { statOf } from '../fs/stat.ts';
import { stateFolder } from '../project/state-folder.ts';
import { openCacheFolder, type CacheFolder } from '../cache/cache-folder.ts';
import { readSealed, writeSealed } from '../cache/sealed-file.ts';
import { workFolder } from './output-folder.ts';
import { sha256 } from '../fs/sha256.ts';
import { isObject } from '../values/objects.ts';
import type { Project } from '../project/project.ts';

/** Inputs and output of a compile. With it, the next compile can detect that nothing has changed. */
interface LastCompile {
  build: string;
  /** The boot of the system during which the files were written; see `bootId`. */
  boot: string;
  /** Fingerprint of each query to the file system; see `TrackedFiles.answers`. */
  answers: Record<string, string>;
  /** Fingerprints of all output files. */
  output: Record<string, string>;
  /** Set if the config is code: its name, and a hash of its code and value. */
  config?: { file: string; state: string } | undefined;
  /** The commit that was checked out, if pages show the history of files. */
  commit?: string | undefined;
  /** Tag or branch → commit, for docs that are read from git. */
  commits?: Record<string, string> | undefined;
  report: CompileReport;
}

/**
 * Checks whether a site and its output are unchanged since the last compile. It compares fingerprints, and reads no
 * content files.
 *
 * @returns the report of the last compile, with no files written. Undefined if something may have changed
 */
export async function lastReport(siteDir: string, options: CompileOptions): Promise<CompileReport | undefined> {
  const { cache, explain, against, verifyCache } = options;
  if (cache === false || explain !== undefined || against !== undefined || verifyCache !== undefined) return undefined;
  const started = performance.now();
  const dir = path.resolve(siteDir);
  const folder = await openCacheFolder(stateFolder(dir, options.cacheDir));
  if (folder.isTemporary) return undefined;
  const last = await readLast(folder, fileIn(folder.dir, dir, options));
  // A power failure may destroy a file's content but not its attributes. So after a reboot, attributes prove nothing.
  if (
    last?.build !== buildId ||
    last.boot !== bootId() ||
    !haveAnswers(last.answers) ||
    !isThere(last.output, outputOf(dir, options))
  )
    return undefined;
  if (last.commit !== undefined && last.commit !== (await commitOf(dir))) return undefined;
  for (const [ref, commit] of Object.entries(last.commits ?? {}))
    if ((await resolveCommit(dir, ref).catch(() => undefined)) !== commit) return undefined;
  if (last.config && (await configState(dir, last.config.file, folder.dir, options)) !== last.config.state)
    return undefined;
  const milliseconds = Math.round(performance.now() - started);
  const counts = { files: Object.keys(last.answers).length };
  return {
    ...last.report,
    stats: {
      documents: last.report.stats.documents,
      parsed: 0,
      written: 0,
      removed: 0,
      bytes: 0,
      milliseconds,
      stages: [{ stage: 'look', milliseconds, counts }],
    },
  };
}

/** The inputs and the output of a compile, in the state that the compile read or wrote. */
interface Seen {
  files: Pick<TrackedFiles, 'answers'>;
  project: Pick<Project, 'site' | 'cacheFolder' | 'commits'>;
  history: { readonly isShown: boolean };
  output: { fingerprints(): ReadonlyMap<string, string> };
}

/** Stores the inputs and the report of a compile, unless files have changed meanwhile. */
export async function keepReport(
  siteDir: string,
  options: CompileOptions,
  { files, project, history, output }: Seen,
  report: CompileReport,
): Promise<void> {
  const { configFile, configState = '' } = project.site;
  const isCode = configFile !== undefined && !configFile.endsWith('.json');
  const dir = path.resolve(siteDir);
  const { cacheFolder } = project;
  // The warning about changed old files is not stored, because the new manifest no longer lists these files.
  const lasting = report.diagnostics.filter(({ rule }) => rule !== 'changed-output');
  if (cacheFolder.isTemporary) return;
  const last: LastCompile = {
    build: buildId,
    boot: bootId(),
    answers: files.answers(),
    output: Object.fromEntries(output.fingerprints()),
    config: isCode ? { file: configFile, state: configState } : undefined,
    commit: history.isShown ? await commitOf(dir) : undefined,
    commits: project.commits.size > 0 ? Object.fromEntries(project.commits) : undefined,
    report: { ...report, diagnostics: lasting, changed: [], stats: { ...report.stats, stages: [] } },
  };
  const file = fileIn(cacheFolder.dir, dir, options);
  await writeSealed(cacheFolder.files, file, JSON.stringify(last), cacheFolder.sealKey);
}

function outputOf(dir: string, { outDir }: CompileOptions): string {
  return path.resolve(outDir ?? path.join(dir, 'dist'));
}

// Returns the path of the file with the last compile. Each combination of options has a separate file.
function fileIn(stateDir: string, dir: string, options: CompileOptions): string {
  const { strict = false, development = false, locale, stubMissing = false, config } = options;
  const named = config === undefined ? [] : [path.resolve(config)];
  const way = [dir, outputOf(dir, options), strict, development, locale, stubMissing, ...named];
  return path.join(stateDir, 'last', sha256(JSON.stringify(way)).slice(0, 16));
}

async function readLast({ files, sealKey }: CacheFolder, file: string): Promise<LastCompile | undefined> {
  try {
    const last: unknown = JSON.parse((await readSealed(files, file, sealKey)) ?? 'null');
    return isLast(last) ? last : undefined;
  } catch {
    return undefined;
  }
}

function isLast(value: unknown): value is LastCompile {
  if (typeof value !== 'object' || value === null) return false;
  const { answers, output, config, commits, report } = value as Partial<LastCompile>;
  const isTexts = (texts: unknown) => isObject(texts) && Object.values(texts).every((text) => typeof text === 'string');
  return (
    // An empty list is invalid, because a compile reads at least the config, and writes a manifest.
    isTexts(answers) &&
    isTexts(output) &&
    (commits === undefined || isTexts(commits)) &&
    Object.keys(answers!).length > 0 &&
    Object.keys(output!).length > 0 &&
    // `configState` runs the config at this path, so the path must not lead out of the site's folder.
    (config === undefined || (isTexts(config) && path.basename(config.file ?? '..') === config.file)) &&
    Array.isArray(report?.diagnostics) &&
    report.diagnostics.every(
      (each: Partial<Diagnostic> | null) => typeof each?.message === 'string' && typeof each.place?.path === 'string',
    ) &&
    Array.isArray(report.notices) &&
    typeof report.pages === 'number' &&
    typeof report.published === 'boolean' &&
    typeof report.stats?.documents === 'number'
  );
}

// Whether the output folder still contains these files unchanged. If the work folder exists, an interrupted run may
// have left other files.
function isThere(output: Record<string, string>, outDir: string): boolean {
  if (statOf(path.join(outDir, workFolder))) return false;
  for (const file in output) if (statOf(path.join(outDir, file))?.fingerprint !== output[file]) return false;
  return true;
}

/**
 * Returns a hash of the config's code and value. The value is included, because unchanged code may compute a different
 * value.
 */
async function configState(
  dir: string,
  file: string,
  stateDir: string,
  { stubMissing }: CompileOptions,
): Promise<string> {
  return stateOf(await loadConfig(dir, file, { stateDir, stubMissing, files: disk }));
}

function commitOf(dir: string): Promise<string> {
  return readAll(dir, ['rev-parse', 'HEAD', '--is-shallow-repository']).catch(() => 'none');
}
