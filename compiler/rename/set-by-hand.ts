import { posix } from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';

/** Reports pages whose id or address doesn't change with the file name, because front matter sets it. */
export function handSetDiagnostics({ sources }: SiteState, moves: Moves): Diagnostic[] {
  return moves.files.flatMap(({ from, to }) => {
    const source = sources.get(from);
    if (!source || source.file.translates || nameOf(from) === nameOf(to)) return [];
    const { frontMatter, frontMatterPlaces } = source.head;
    const keys = source.file.collection?.kind === 'docs' ? ['id', 'slug'] : ['slug'];
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
