import { posix } from 'node:path';
import type { CommandTools, ContentSource, Diagnostic, SiteContent, TextEdit } from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';
import { keptKeys } from '../page-keys.ts';
import { openTexts, type ChangedText } from '../text/changed-texts.ts';
import type { Replacements } from '../text/settings.ts';
import { changedAliases } from './aliases.ts';
import { codeEdits, isCode } from './mend-code.ts';
import { mendedUrls } from './mend-links.ts';
import { idsOfVersions } from './moved-names.ts';
import { planSettings } from './plan-settings.ts';
import { renamedNeighbours, sourceEdits } from './plan-source.ts';

/** All changes to the content of files. */
export interface PlannedEdits {
  texts: ReadonlyMap<string, ChangedText>;
  /** Settings in JavaScript modules: file → replacements of strings in the exported value. */
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
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
  tools: CommandTools,
): Promise<PlannedEdits> {
  const { inFile } = tools;
  const texts = openTexts(before.files);
  const ids = idsOfVersions(before, after, moves);
  const keys = keptKeys(before, after, moves);
  const added = new Map<string, readonly string[]>();
  const diagnostics: Diagnostic[] = [];
  for (const source of before.sources.values()) await inFile(source.path, () => planSource(source));
  const replaced = await planSettings(before, after, moves, ids, texts, tools);
  for (const file of await codeFiles(before, moves))
    await inFile(file, () => texts.change(file, (text) => codeEdits(file, text, moves)));
  const lock = posix.join(before.translationsFolder, 'translations.lock.json');
  await inFile(lock, () => texts.change(lock, (text) => lockEdits(text, moves)));
  return { texts: texts.all, replaced, aliases: added, diagnostics };

  async function planSource(source: ContentSource): Promise<void> {
    const changes = {
      urls: mendedUrls(source, before, after, moves),
      ids: renamedNeighbours(source, ids),
      aliases: changedAliases(source, before, after, moves),
      pageKey: keys.get(source.path),
    };
    const isSame = changes.urls.length + changes.ids.length === 0 && changes.pageKey === undefined;
    if (isSame && !changes.aliases) return;
    await texts.change(source.part?.path ?? source.path, (text) =>
      sourceEdits(source, changes, text, (diagnostic) => diagnostics.push(diagnostic), tools),
    );
    if (changes.aliases && changes.aliases.added.length > 0) added.set(source.path, changes.aliases.added);
  }
}

/** Returns the moved modules, and all modules in `src`, because these may import the moved modules. */
async function codeFiles({ files }: SiteContent, moves: Moves): Promise<string[]> {
  const own = await files.list('src');
  const all = [...moves.files.map(({ from }) => from), ...own.map((file) => `src/${file}`)];
  return [...new Set(all.filter(isCode))];
}

// Returns the edits of `translations.lock.json`. The keys in that file are paths of translations.
function lockEdits(text: string, moves: Moves): TextEdit[] {
  return moves.files.flatMap(({ from, to }): TextEdit[] => {
    const start = text.indexOf(`${JSON.stringify(from)}:`);
    return start < 0 ? [] : [{ start, end: start + JSON.stringify(from).length, text: JSON.stringify(to) }];
  });
}
