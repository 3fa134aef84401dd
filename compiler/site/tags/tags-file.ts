import * as z from 'zod';
import { text } from '../../yaml/scalars.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { DataFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import { tagAddress } from './tag-address.ts';
import { partOfAddress } from '../routes/slug.ts';
import { readShaped } from '../shape-problems.ts';

/** Content of a tags file: key of the tag → tag. */
export const TagsFile = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      description: text.optional(),
      permalink: text.superRefine(partOfAddress('the address of the tags')).optional(),
    })
    .nullable(),
  { error: 'expected an object that maps each tag key to an object with "label", "permalink" and "description"' },
);

/** A tag that a tags file declares. */
export interface DeclaredTag {
  label: string;
  description?: string | undefined;
  /** Path of the tag's page, relative to the path of all tags. */
  permalink: string;
}

/** The tags that a tags file declares, by key. */
export interface DeclaredTags {
  path: string;
  tags: ReadonlyMap<string, DeclaredTag>;
}

/**
 * @returns the tags in a `tags.yml`; undefined if it contains no object. A tag with the permalink of an
 * earlier tag is reported
 */
export function readTagsFile(file: DataFile, report: Report): DeclaredTags | undefined {
  const declared = readShaped(file, TagsFile, 'tags-file', report, null);
  if (!declared) return undefined;
  const tags = new Map<string, DeclaredTag>();
  const keysByPermalink = new Map<string, string>();
  for (const [key, given] of Object.entries(declared)) {
    const permalink = given?.permalink ?? tagAddress(key);
    const label = given?.label ?? key.charAt(0).toUpperCase() + key.slice(1);
    const place = permalink.replace(/^\/+|\/+$/g, '');
    const other = keysByPermalink.get(place);
    if (other !== undefined) {
      const placeOf = (tag: string) => ({ path: file.path, ...file.at([tag]) });
      const related = [{ ...placeOf(other), message: 'the first tag with this permalink' }];
      report(diagnose('duplicate-tag', placeOf(key), { key, other, permalink }, related));
    }
    keysByPermalink.set(place, key);
    tags.set(key, { label, description: given?.description, permalink });
  }
  return { path: file.path, tags };
}
