import kebabCase from 'lodash.kebabcase';
import * as z from 'zod';
import type { Author } from '../../../corpus/schema/index.ts';
import { atLevel, diagnose, type Level } from '../../diagnostics/catalogue.ts';
import type { DataFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import { isObject } from '../../values/objects.ts';
import { misspeltKeys } from '../front-matter/misspelt-keys.ts';
import { settingOf, shapeProblems } from '../shape-problems.ts';
import { readAuthor } from './author.ts';
import type { AuthorImage } from './blog.ts';
import { text } from '../../yaml/scalars.ts';
import { authorFields } from './post-front-matter.ts';

const AuthorEntry = z.looseObject({
  ...authorFields,
  page: z
    .union([z.boolean(), z.looseObject({ permalink: text.optional() })], {
      error: 'expected true, or an object with "permalink"',
    })
    .nullish(),
});
/** Content of an authors file: key of the author → author. */
export const AuthorsFile = z.record(z.string(), AuthorEntry, {
  error: 'expected an object that maps each author key to an object with "name", "image_url", "url" and so on',
});
const authorKeys = Object.keys(AuthorEntry.shape);
const nameKeys = new Set(['name', 'image_url', 'imageURL']);

/** The authors that an authors file declares, by key. */
export interface DeclaredAuthors {
  /** Path of the authors file, even if the file doesn't exist. Relative image paths start at the folder of the file. */
  file: string;
  /** Path of the file that was read: `file`, or its translation. */
  readIn: string;
  authors: ReadonlyMap<string, Author>;
  authorImages: AuthorImage[];
  /** Whether the file has errors. If so, posts may name unknown authors without a diagnostic. */
  isInvalid: boolean;
}

/**
 * Reads the authors of a blog from its authors file. Invalid authors are reported.
 *
 * @param file undefined if the blog has no authors file
 * @param pathOf converts an author's permalink to the path of the author's page
 */
export function readAuthorsFile(
  path: string,
  file: DataFile | undefined,
  pathOf: (permalink: string) => string,
  report: Report,
  onDuplicateRoutes: Level,
): DeclaredAuthors {
  /** Path of an author page → key of the author. */
  const owners = new Map<string, string>();
  const authors = new Map<string, Author>();
  const authorImages: AuthorImage[] = [];
  const readIn = file?.path ?? path;
  const value = file?.value ?? {};
  const result = AuthorsFile.safeParse(value);
  for (const problem of result.success ? [] : shapeProblems(result.error, AuthorsFile)) {
    report(diagnose('authors-file', { path: readIn, ...file?.at(problem.keys) }, settingOf(problem)));
  }
  // Each author is checked separately, so that an error in one author doesn't hide errors in others.
  for (const [key, given] of Object.entries(isObject(value) ? value : {})) {
    const entry = AuthorEntry.safeParse(given);
    if (!entry.success) continue;
    const { page, ...written } = entry.data;
    const slips = misspeltKeys(written, authorKeys);
    for (const slip of slips)
      report(
        diagnose('unknown-author-key', { path: readIn, ...file?.keyAt([key, slip.key]) }, { ...slip, author: key }),
      );
    const author = readAuthor(written, path);
    // If a misspelt `name` key is reported, the missing `name` is not reported again.
    const isMeant = slips.some(({ near }) => nameKeys.has(near));
    if (author.name === undefined && author.image === undefined && !isMeant)
      report(diagnose('nameless-author', { path: readIn, ...file?.at([key]) }, {}));
    const permalink = typeof page === 'object' ? page?.permalink : undefined;
    const own = page ? pathOf(permalink ?? (kebabCase(key) || key)) : undefined;
    const owner = own === undefined ? undefined : owners.get(own);
    if (owner !== undefined) {
      const placeOf = (author: string) => ({ path: readIn, ...file?.keyAt([author, 'page']) });
      const related = [{ ...placeOf(owner), message: 'the other author whose page has this path' }];
      const params = { path: own!, served: `the author "${owner}"`, isAuthor: true } as const;
      report(...atLevel(onDuplicateRoutes, diagnose('duplicate-route', placeOf(key), params, related)));
    } else if (own !== undefined) owners.set(own, key);
    authors.set(key, { key, ...author, path: owner === undefined ? own : undefined });
    const imageKey = written.image_url ? 'image_url' : 'imageURL';
    if (author.image !== undefined)
      authorImages.push({ url: author.image, place: { path: readIn, ...file?.at([key, imageKey]) } });
  }
  return { file: path, readIn, authors, authorImages, isInvalid: !result.success || file?.isUnread === true };
}
