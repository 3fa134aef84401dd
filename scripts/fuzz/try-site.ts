import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';
import { exitCode } from '../../compiler/cli/failure.ts';
import { catalogue } from '../../compiler/diagnostics/rules/index.ts';
import { ContentError } from '../../compiler/diagnostics/errors/content-error.ts';
import { compile } from '../../compiler/compile.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { disk } from '../../compiler/fs/disk.ts';
import { verifyCorpus } from '../../compiler/verify/verify-corpus.ts';
import type { HostileSite } from './hostile-site.ts';
import { listFiles } from '../../compiler/fs/list-files.ts';

/** The result of compiling a site. */
export interface Tried {
  end: 'published' | 'errors' | 'refused config';
  /**
   * Set if the compile shows a bug of Lectern: an unexpected exception, or invalid output. Equal bugs have an equal
   * `cause`.
   */
  failure?: { cause: string; details: string } | undefined;
}

/** Diagnostic rules that report an unexpected exception, which is a bug in Lectern. */
const nets: ReadonlySet<string> = new Set(['page-failed', 'file-failed', 'step-failed', 'unreadable-document']);

/** The maximum length of a report in characters. The errors of a small site must fit into it. */
const longestReport = 2_000_000;

/**
 * The setting `rules`, which ignores all errors that can be ignored. So Lectern publishes more sites, which tests
 * more code.
 */
const rules = Object.fromEntries(
  Object.entries(catalogue).flatMap(([id, { isAdjustable }]) => (isAdjustable ? [[id, 'ignore']] : [])),
);

const quiet = {
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenPartials: 'warn',
  onDuplicateRoutes: 'ignore',
};

/** @param dir the absolute folder for the site. Its content is replaced for each site. The last site is not removed */
export async function trySite({ files, config }: HostileSite, dir: string): Promise<Tried> {
  rmSync(dir, { recursive: true, force: true });
  writeSite(dir, { ...files, 'lectern.config.json': JSON.stringify({ ...config, ...quiet, rules }) });
  try {
    const { published, diagnostics } = await compile(dir, { cache: false });
    const failure =
      problemInReport(diagnostics) ?? (published ? await problemInOutput(path.join(dir, 'dist')) : undefined);
    return { end: published ? 'published' : 'errors', failure };
  } catch (error) {
    const code = exitCode(error);
    if (code === 2) return { end: 'refused config' };
    const stack = stackOf(error);
    return { end: 'errors', failure: { cause: `exit ${code}: ${topOf(stack)}`, details: stack } };
  }
}

function writeSite(dir: string, files: HostileSite['files']): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function stackOf(error: unknown): string {
  const cause = error instanceof ContentError ? (error.cause ?? error) : error;
  return (cause instanceof Error && cause.stack) || String(cause);
}

/** @returns the kind of an error and the line that threw it, without the message, which can contain content */
function topOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return `${stack.slice(0, 20)} ${frames
    .slice(0, 2)
    .map((line) => line.trim().replace(/\(.*\/work\//, '('))
    .join(' ')}`;
}

function problemInReport(diagnostics: readonly Diagnostic[]): Tried['failure'] {
  for (const { rule, message, place } of diagnostics) {
    if (nets.has(rule))
      return {
        cause: `${rule}: ${message.replace(/"[^"]*"/g, '…').slice(0, 80)}`,
        details: `${place.path}: ${message}`,
      };
    if (place.path === '') return { cause: `${rule} without a file`, details: message };
  }
  const report = JSON.stringify(diagnostics);
  return report.length > longestReport ? { cause: 'a long report', details: `${report.length} characters` } : undefined;
}

async function problemInOutput(dist: string): Promise<Tried['failure']> {
  const problems = await verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  if (problem)
    return {
      cause: `verify: ${problem.message.replace(/"[^"]*"/g, '…')}`,
      details: `${problem.path}: ${problem.message}`,
    };
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.startsWith('assets/')) continue;
    const message = problemInFile(file, () => readFileSync(path.join(dist, file), 'utf8'));
    if (message !== undefined) return { cause: `${path.extname(file)}: ${message}`, details: file };
  }
  return undefined;
}

function problemInFile(file: string, read: () => string): string | undefined {
  if (/\.(?:json|webmanifest)$/.test(file)) return problemInJson(read());
  if (/^(?:.*\/)?(?:sitemap|rss|atom|opensearch)\.xml$/.test(file)) {
    const result = XMLValidator.validate(read());
    return result === true ? problemInCharacters(read()) : result.err.msg;
  }
  return file.endsWith('.html') ? problemInHtml(read()) : undefined;
}

function problemInJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/"[^"]*"/g, '…');
  }
}

// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const referenceNotInXml = /&#(?:x0*[0-8bcef]|0*[0-8]);/;
/** Matches CDATA sections, in which `&` has no special meaning. */
const cdata = /<!\[CDATA\[.*?\]\]>/gs;

function problemInCharacters(xml: string): string | undefined {
  const isForbidden = notInXml.test(xml) || referenceNotInXml.test(xml.replace(cdata, ''));
  return isForbidden ? 'a character that XML forbids' : undefined;
}

/** Harmless errors of the HTML parser. Browsers ignore them, or the text of a page can cause them. */
const harmless = new Set([
  'control-character-in-input-stream',
  'noncharacter-in-input-stream',
  'surrogate-in-input-stream',
]);

function problemInHtml(text: string): string | undefined {
  let found: string | undefined;
  fromHtml(text, {
    onerror: ({ ruleId = '', reason }) => {
      const rule = ruleId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (!harmless.has(rule)) found ??= `${rule} ${reason}`;
    },
  });
  return found;
}
