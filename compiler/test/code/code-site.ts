import path from 'node:path';
import { bundleCode } from '../../code/bundle-code.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { disk } from '../../fs/disk.ts';
import type { CodeImport, DocumentCode, Head } from '../../parse/document.ts';
import { tempFolder } from '../temp.ts';
import type { BundledCode } from '../../code/code-table.ts';

/** Creates an import in a document: `import Chart from './chart'`. */
export function imported(clause: string, specifier: string, line = 1): CodeImport {
  const names = clause
    .replace(/[{},]|\w+ as|\*/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return { specifier, clause, names, at: { line, column: 1 } };
}

/** Creates a document that exports all names that it imports. */
export function showing(...imports: CodeImport[]): DocumentCode {
  const exports = imports.flatMap(({ names, at }) => names.map((name) => ({ name, source: name, uses: [name], at })));
  return { imports, declarations: [], exports };
}

export const reactPage: DocumentCode = { self: true, imports: [], declarations: [], exports: [] };

export interface Bundled extends BundledCode {
  /** Paths of all output files except source maps. */
  paths: string[];
  /** Returns the content of a file. @param path path or address of the file */
  textOf(path: string | undefined): string;
  /** Diagnostics as strings: `error unresolved-import docs/a.mdx:1:1: the imported file or package "./x" can't be found`. */
  problems: string[];
}

/**
 * Bundles the code of a site in a temporary folder.
 *
 * @param documents source → code of the document; each document is on a page
 * @param tree files of the site: path → content
 */
export async function bundle(
  documents: Record<string, DocumentCode>,
  tree: Record<string, string | Uint8Array> = {},
  config: Record<string, unknown> = {},
  prepare: (dir: string) => void = () => {},
  options: { stubMissing?: boolean; lenient?: boolean } = {},
): Promise<Bundled> {
  const folder = tempFolder();
  try {
    folder.write({ 'package.json': '{}', ...tree });
    prepare(folder.dir);
    const sources = new Map(Object.entries(documents).map(([source, code]) => [source, { head: { code } as Head }]));
    const links = new Map(
      Object.keys(documents).map((source) => [`/${source}`, { references: new Map([[source, []]]), outline: [] }]),
    );
    const staticFiles = new Map(
      Object.keys(tree)
        .filter((name) => name.startsWith('static/'))
        .map((name) => [name.slice('static/'.length), name]),
    );
    const site = { dir: folder.dir, config: parseConfig({ title: 'T', ...config }, 'lectern.config.json'), ...options };
    const { code, diagnostics, theme } = await bundleCode({ site, sources, links, staticFiles, files: disk });
    return {
      code,
      diagnostics,
      theme,
      paths: code.files.map((file) => file.path).filter((file) => path.extname(file) !== '.map'),
      textOf: (file) =>
        Buffer.from(
          code.files.find(({ path: name }) => file === name || file === site.config.baseUrl + name)?.bytes ?? '',
        ).toString(),
      problems: diagnostics.map(({ severity, rule, place, message }) => {
        const where = [place.path, place.line, place.column].filter((part) => part !== undefined).join(':');
        return `${severity} ${rule} ${where}: ${message}`;
      }),
    };
  } finally {
    folder.remove();
  }
}
