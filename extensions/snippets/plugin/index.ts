import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Line } from './line.ts';
import { readRequest, type SnippetRequest } from './request.ts';
import { readSource } from './read-source.ts';
import { dedent, selectLines } from './select-lines.ts';
import { SnippetProblem } from './snippet-problem.ts';

/** Fills all fences of a document that name a file. `root` is the option of the extension. */
async function fillFences(tree: Root, file: VFile, root: string | undefined): Promise<void> {
  const fences: { node: Code; request: SnippetRequest }[] = [];
  visit(tree, 'code', (node) => {
    const request = readRequest(node, String(file.value));
    if (request) fences.push({ node, request });
  });
  for (const { node, request } of fences) {
    try {
      await fill(node, request, file, root);
    } catch (error) {
      if (!(error instanceof SnippetProblem)) throw error;
      const { rule, hint: note, related } = error;
      const place = error.place ?? request.at(error.option);
      Object.assign(file.message(error.message, { place, ruleId: rule, source: 'snippets' }), { note, related });
    }
  }
}

async function fill(node: Code, request: SnippetRequest, file: VFile, root: string | undefined): Promise<void> {
  // Set before the file is read, so that they are also set if the file is missing.
  node.lang = request.language;
  node.meta = request.meta;
  const { text, shown } = await readSource(request, file, root);
  const lines = dedent(selectLines(text, request, shown));
  if (node.value.trim() === '') node.value = lines.map((line) => line.text).join('\n');
  else compare(node, lines, shown);
}

/** Reports the first line in which the code of a fence differs from its file. */
function compare(node: Code, lines: readonly Line[], shown: string): void {
  const written = dedent(node.value.split('\n').map((text, index) => ({ text, number: index + 1 })));
  const length = Math.max(written.length, lines.length);
  for (let index = 0; index < length; index += 1) {
    const [own, other] = [written[index], lines[index]];
    if (own?.text.trimEnd() === other?.text.trimEnd()) continue;
    const start = node.position!.start.line;
    const line = own ? start + own.number : node.position!.end.line;
    const number = other?.number ?? (lines.at(-1)?.number ?? 0) + 1;
    throw new SnippetProblem('drift', `the code differs from "${shown}", at line ${number} of the file`, {
      hint: 'copy the code from the file, or remove the code between the fences: Lectern then inserts it',
      place: { line, column: node.position!.start.column },
      related: [{ path: shown, line: number, column: 1, message: 'the different code in the file' }],
    });
  }
}

// Modules of Markdown plugins have a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  remark:
    ({ root }: { root?: string } = {}) =>
    (tree: Root, file: VFile) =>
      fillFences(tree, file, root),
};
