import { posix } from 'node:path';
import type { TextEdit } from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';

const imports = /\b(?:from\s*|import\s*\(?\s*|require\(\s*)(["'])((?:\.{1,2}\/|@site\/)[^"'\n]*)\1/g;
const indexes = ['/index.tsx', '/index.ts', '/index.js'];
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.mdx', '.md', ...indexes];

/** Whether a file is a JavaScript or TypeScript module. */
export function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

/** @returns the edits to the imports of a module, if the module or an imported file moves */
export function codeEdits(file: string, text: string, moves: Moves): TextEdit[] {
  const place = moves.after(file);
  return Array.from(text.matchAll(imports)).flatMap((match): TextEdit[] => {
    const [whole, , specifier = ''] = match;
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(specifier)!;
    const isNamed = path.startsWith('@site/');
    const base = isNamed ? path.slice('@site/'.length) : posix.join(posix.dirname(file), path);
    const ending = endings.find((each) => moves.has(base + each));
    if (ending === undefined && (isNamed || place === file)) return [];
    const moved = ending === undefined ? base : moves.after(base + ending);
    const goal = ending === undefined ? base : moved.slice(0, moved.length - ending.length);
    const relative = posix.relative(posix.dirname(place), goal);
    const written = isNamed ? `@site/${goal}` : relative.startsWith('../') ? relative : `./${relative}`;
    const start = match.index + whole.lastIndexOf(specifier);
    return written === path ? [] : [{ start, end: start + specifier.length, text: written + query }];
  });
}
