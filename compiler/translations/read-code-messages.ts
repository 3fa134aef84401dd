import { ofSource } from '../diagnostics/errors/page-error.ts';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { parseOptions } from '../config/parse-options.ts';
import { compareText, placeFinding, type Diagnostic, type Finding } from '../diagnostics/diagnostic.ts';
import { readText } from '../fs/read.ts';
import type { DocumentCode, Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { codeMessages } from './code-messages.ts';
import { gatherMessages, type Message, type Messages } from './messages.ts';
import type { Project } from '../project/project.ts';
import { listFiles } from '../fs/list-files.ts';

/** The data for finding a site's code. */
interface CodeFolders extends Pick<Project, 'dir' | 'config' | 'files'> {
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
}

/** The translatable messages in a site's code. */
export interface SiteCodeMessages {
  messages: Messages;
  diagnostics: Diagnostic[];
}

/** Reads the messages in all code of a site: in `src/`, in pages, in theme components, and in MDX. */
export async function readCodeMessages(input: CodeFolders): Promise<SiteCodeMessages> {
  const { dir, config, files, sources } = input;
  const found: [string, Message][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of await listModules(input)) {
    const reading = await readText(files, dir, file);
    if ('diagnostic' in reading) {
      diagnostics.push(reading.diagnostic);
      continue;
    }
    const { messages, findings } = await ofSource(file, () => codeMessages(reading.text, optionsOf(file, config)));
    found.push(...messages);
    diagnostics.push(...findings.map((finding) => placeFinding(finding, file)));
  }
  for (const [file, { file: source, head }] of sources) {
    // A translated page has its own copy of the code, in which translators translate the messages directly. So only
    // originals are read.
    if (!head.code || head.code.self || source.translates) continue;
    const { text, startsAt } = moduleOf(head.code);
    const { messages, findings } = await ofSource(file, () =>
      codeMessages(text, optionsOf(file, config), ['Translate']),
    );
    found.push(...messages);
    if (findings.length === 0) continue;
    const reading = await readText(files, dir, file);
    const written = 'text' in reading ? reading.text : '';
    diagnostics.push(...findings.map((each) => placeFinding({ ...each, at: placeIn(written, each, startsAt) }, file)));
  }
  return { messages: gatherMessages(found), diagnostics };
}

const isModule = (file: string) =>
  /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$|\.(?:test|spec)\.\w+$|(?:^|\/)__tests__\//.test(file);

async function listModules({ dir, config, files }: CodeFolders): Promise<string[]> {
  const folders = new Set(['src', ...config.pages.map((pages) => pages.path)]);
  const found = new Set(Object.values(config.theme).filter((file) => file !== undefined));
  for (const folder of folders) {
    for (const entry of await listFiles(files, path.join(dir, folder), { skipForeign: true }))
      if (entry.kind === 'file') found.add(`${folder}/${entry.path}`);
  }
  return [...found]
    .map((file) => path.posix.normalize(file))
    .filter(isModule)
    .sort(compareText);
}

function optionsOf(file: string, config: Config) {
  return parseOptions(config, { path: file, relativePath: file, kind: 'document' });
}

/** The code fragments of a document: the source of each, and its first line in the combined module. */
type Starts = readonly { line: number; source: string }[];

/** Combines all code of a document into one module. */
function moduleOf({ imports, declarations, exports }: DocumentCode): { text: string; startsAt: Starts } {
  const startsAt: { line: number; source: string }[] = [];
  const pieces = [
    imports
      .map(({ clause, specifier }) => `import ${clause}${clause && ' from '}${JSON.stringify(specifier)};`)
      .join(' '),
  ];
  let line = 2;
  const add = (source: string, whole: string) => {
    startsAt.push({ line, source });
    pieces.push(whole);
    line += whole.split('\n').length;
  };
  for (const { source } of declarations) add(source, source);
  // The closing parenthesis is on its own line, because the source may end with a `//` comment.
  for (const { source } of exports) add(source, `void (${source}\n);`);
  return { text: pieces.join('\n'), startsAt };
}

/** Converts a location in the combined module to one in the document. */
function placeIn(text: string, { at }: Finding, startsAt: Starts): Finding['at'] {
  const piece = startsAt.findLast(({ line }) => at !== undefined && line <= at.line);
  const offset = piece ? text.indexOf(piece.source) : -1;
  if (!at || !piece || offset < 0) return undefined;
  return { line: text.slice(0, offset).split('\n').length + at.line - piece.line, column: 1 };
}
