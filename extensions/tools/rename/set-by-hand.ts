import { posix } from 'node:path';
import type { CommandTools, Diagnostic, SiteContent } from '../../../compiler/index.ts';
import type { Moves } from './move.ts';

/** Reports renamed pages that keep their id or address, because front matter sets it. */
export function handSetDiagnostics({ sources }: SiteContent, moves: Moves, { diagnose }: CommandTools): Diagnostic[] {
  return moves.files.flatMap(({ from, to }) => {
    const source = sources.get(from);
    if (!source || source.translates || nameOf(from) === nameOf(to)) return [];
    const { frontMatter, frontMatterPlaces } = source;
    const keys = source.folder?.kind === 'docs' ? ['id', 'slug'] : ['slug'];
    return keys.flatMap((name) => {
      const value = frontMatter[name];
      if (typeof value !== 'string') return [];
      return [diagnose('set-by-hand', { path: from, ...frontMatterPlaces[name] }, { name, value })];
    });
  });
}

function nameOf(file: string): string {
  return posix.basename(file, posix.extname(file));
}
