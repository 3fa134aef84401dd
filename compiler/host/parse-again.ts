import path from 'node:path';
import { stampHeads, type HeadStamps } from '../head-stamps.ts';
import type { Memory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import type { KnownFiles } from './known-files.ts';
import type { OpenSite } from './open-site.ts';
import { keyed } from '../columns.ts';
import { KeyedRows } from '../keyed-rows.ts';
import { openTexts, parseSources, sharing, type ParsedSource, type ParsedSources } from './parse-sources.ts';
import type { DocumentCache } from './site-cache.ts';

/** With the sources in rows, so that what is asked of all of them can be asked again of a few. */
export interface StampedSources extends Omit<ParsedSources, 'sources'> {
  sources: KeyedRows<ParsedSource>;
  stamps: HeadStamps;
}

/** What was parsed last, and of what. */
interface Held {
  last?: StampedSources;
  inputs?: readonly unknown[];
  /** Of the files, when they were read. */
  moment: number;
}

/**
 * Parses every source, as `parseSources` does. Where nothing has changed since the last run but what some of the files
 * hold, only those are looked at.
 */
export async function parseAgain(
  found: SourceFile[],
  site: OpenSite,
  cache: DocumentCache,
  files: KnownFiles,
  memory: Memory,
  jobs?: number,
): Promise<StampedSources> {
  const held = memory.keep('parsed', [], (): Held => ({ moment: 0 }));
  const { last } = held;
  const inputs = [found, site];
  const moment = files.moment();
  const changed =
    last && held.inputs?.every((input, index) => input === inputs[index]) ? files.changedSince(held.moment) : undefined;
  const parsed =
    (last && changed && (await parseChanged(last, changed, site, cache, files))) ??
    (await parseAll(found, site, cache, files, memory, jobs));
  const stamped = { ...parsed, stamps: stampHeads(parsed.sources, last) };
  Object.assign(held, { last: stamped, inputs, moment });
  return stamped;
}

async function parseAll(
  found: SourceFile[],
  site: OpenSite,
  cache: DocumentCache,
  files: KnownFiles,
  memory: Memory,
  jobs: number | undefined,
): Promise<Omit<StampedSources, 'stamps'>> {
  const parsed = await parseSources(found, site, cache, files, memory, jobs);
  const known = memory.shelf('sources');
  const paths = known.settle('paths', [...parsed.sources.keys()]);
  return { ...parsed, sources: keyed(known, 'rows', paths, [...parsed.sources.values()]) };
}

/** @returns nothing when other sources may belong to the site now */
async function parseChanged(
  last: StampedSources,
  changed: ReadonlySet<string>,
  site: OpenSite,
  cache: DocumentCache,
  files: KnownFiles,
): Promise<Omit<StampedSources, 'stamps'> | undefined> {
  const paths = [...changed].map((file) => path.relative(site.dir, file).split(path.sep).join('/'));
  const before = paths.flatMap((each) => last.sources.get(each) ?? []);
  if (last.unread.size > 0) return undefined;
  const parsed = await parseSources(
    before.map(({ file }) => file),
    site,
    cache,
    files,
  );
  if (parsed.unread.size > 0 || parsed.sources.size !== before.length) return undefined;
  const { places } = last.sources;
  const rows = [...last.sources.rows];
  for (const { file, head: old } of before) {
    const head = sharing(old, parsed.sources.get(file.path)!.head);
    if (head.references !== old.references && [old, head].some(hasPartials)) return undefined;
    rows[places.get(file.path)!] = { file, head };
  }
  const sources = new KeyedRows(places, rows);
  const others = last.diagnostics.filter(({ place }) => !parsed.sources.has(place.path));
  const { keys } = last;
  for (const [file, key] of parsed.keys) keys.set(file, key);
  return {
    sources,
    keys,
    unread: last.unread,
    parsed: parsed.parsed,
    diagnostics: [...others, ...parsed.diagnostics],
    ...openTexts(sources, keys, site, cache, files),
  };
}

function hasPartials({ references }: Head): boolean {
  return references.some(({ kind }) => kind === 'partial');
}
