import path, { posix } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ofSource } from '../diagnostics/errors/page-error.ts';
import type { Files } from '../fs/files.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import { changedAliases } from './aliases.ts';
import { openTexts, type ChangedText } from './changed-texts.ts';
import type { Edit } from './edit.ts';
import { codeEdits, isCode } from './mend-code.ts';
import { mendedUrls } from './mend-links.ts';
import type { Moves } from './move.ts';
import { keptKeys } from './page-keys.ts';
import { idsOfVersions } from './moved-names.ts';
import { planSettings } from './plan-settings.ts';
import { renamedNeighbours, sourceEdits } from './plan-source.ts';
import type { SiteState } from './read-state.ts';
import type { Replacements } from './settings.ts';
import { listFiles } from '../fs/list-files.ts';

/** All changes to the content of files. */
export interface PlannedEdits {
  texts: ReadonlyMap<string, ChangedText>;
  /** For settings modules: file → replacements of strings in its exported value. */
  replaced: ReadonlyMap<string, Replacements>;
  /** Source → former addresses that now redirect to the source's page, through added `aliases`. */
  aliases: ReadonlyMap<string, readonly string[]>;
  diagnostics: readonly Diagnostic[];
}

/**
 * Computes all changes to the content of files.
 *
 * @param after the site after the files have moved, before links are updated
 */
export async function planEdits(
  before: SiteState,
  after: SiteState,
  moves: Moves,
  files: Files,
): Promise<PlannedEdits> {
  const texts = openTexts(before.project.dir, files);
  const ids = idsOfVersions(before, after, moves);
  const keys = keptKeys(before, after, moves);
  const added = new Map<string, readonly string[]>();
  const diagnostics: Diagnostic[] = [];
  for (const source of before.sources.values()) await ofSource(source.file.path, () => planSource(source));
  const replaced = await planSettings(before, after, moves, ids, texts);
  for (const file of await codeFiles(before, moves, files))
    await ofSource(file, () => texts.change(file, (text) => codeEdits(file, text, moves)));
  const lock = posix.join(before.site.config.i18n.path, 'translations.lock.json');
  await ofSource(lock, () => texts.change(lock, (text) => lockEdits(text, moves)));
  return { texts: texts.all, replaced, aliases: added, diagnostics };

  async function planSource(source: ParsedSource): Promise<void> {
    const changes = {
      urls: mendedUrls(source, before, after, moves),
      ids: renamedNeighbours(source, ids),
      aliases: changedAliases(source, before, after, moves),
      pageKey: keys.get(source.file.path),
    };
    const isSame = changes.urls.length + changes.ids.length === 0 && changes.pageKey === undefined;
    if (isSame && !changes.aliases) return;
    const { file } = source;
    await texts.change(file.part?.path ?? file.path, (text) =>
      sourceEdits(source, changes, text, (diagnostic) => diagnostics.push(diagnostic)),
    );
    if (changes.aliases && changes.aliases.added.length > 0) added.set(file.path, changes.aliases.added);
  }
}

/** Returns the moved modules, and all modules in `src`, because these may import the moved modules. */
async function codeFiles({ project }: SiteState, moves: Moves, files: Files): Promise<string[]> {
  const own = await listFiles(files, path.join(project.dir, 'src'));
  const all = [...moves.files.map(({ from }) => from), ...own.map((entry) => `src/${entry.path}`)];
  return [...new Set(all.filter(isCode))];
}

// Returns the edits of `translations.lock.json`. The keys in that file are paths of translations.
function lockEdits(text: string, moves: Moves): Edit[] {
  return moves.files.flatMap(({ from, to }): Edit[] => {
    const start = text.indexOf(`${JSON.stringify(from)}:`);
    return start < 0 ? [] : [{ start, end: start + JSON.stringify(from).length, text: JSON.stringify(to) }];
  });
}
