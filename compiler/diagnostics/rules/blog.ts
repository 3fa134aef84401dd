import { adjustableError, error, suggest, useOneOf, warning } from '../rule.ts';
import { settingProblem } from './setting-problem.ts';

/** Rules for blogs and changelogs: dates, authors, releases. */
export const blogRules = {
  'blog-date': adjustableError((_: Record<never, never>) => ({
    message: 'this post has no date',
    hint: 'start the file name with a date, as in "2023-10-20-title.md", set "date" in front matter, or commit the file',
  })),
  'impossible-date': error((f: { date: string }) => ({
    message: `${f.date} is not a valid date`,
    hint: 'write the date as year, month and day: 2023-10-20',
  })),
  'date-beyond-month': adjustableError((f: { written: string; readAs: string }) => ({
    message: `${f.written} is not a valid date, so Lectern reads it as ${f.readAs}`,
    hint: 'write a day that exists in this month',
  })),
  'untruncated-post': warning((_: Record<never, never>) => ({
    message: 'this post has no truncation marker, so lists show it in full',
    hint: 'put "<!-- truncate -->", or "{/* truncate */}" in MDX, where the excerpt ends',
  })),
  'unknown-author': error((f: { key: string; file: string; near?: string; keys: readonly string[] }) => ({
    message: `there is no author "${f.key}" in "${f.file}"`,
    hint: suggest(f.near, f.keys.length === 0 ? `declare authors in "${f.file}"` : useOneOf(f.keys, 100)),
  })),
  'inline-author': warning((f: { name: string; file: string }) => ({
    message: `the author "${f.name}" is not declared in "${f.file}"`,
    hint: `declare the author in "${f.file}", and write the key of the author here`,
  })),
  'mixed-authors': error((f: { key: string }) => ({
    message: `front matter can't contain both "authors" and "${f.key}"`,
    hint: 'move all authors into "authors"',
  })),
  'nameless-author': error((_: Record<never, never>) => ({
    message: 'an author needs a name or an image',
    hint: 'set "name", "image_url" or both; for an author of the authors file, write only the key of the author',
  })),
  'authors-file': error(settingProblem),
  'unknown-author-key': warning((f: { key: string; author: string; near: string }) => ({
    message: `the key "${f.key}" of the author "${f.author}" is unknown and ignored`,
    hint: `did you mean "${f.near}"?`,
  })),
  'missing-changelog': error((f: { path: string }) => ({
    message: `there is no changelog "${f.path}"`,
    hint: 'set "path" to a Markdown file or a folder, relative to the site, or set "changelog" to false',
  })),
  'nameless-release': error((_: Record<never, never>) => ({
    message: 'this heading does not name a release',
    hint: 'write the version and the date in the heading, such as "## 1.2.0 (2023-10-20)"',
  })),
  'undated-release': warning((f: { title: string }) => ({
    message: `the release "${f.title}" has no date, but other releases have one`,
    hint: `add the date to the heading, such as "## ${f.title} (2023-10-20)"`,
  })),
};
