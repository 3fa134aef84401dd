import { adjustableError, error, list, suggest, warning } from '../rule.ts';
import { settingFault } from './setting-fault.ts';

/** Faults of blogs and changelogs: dates, authors, releases. */
export const blogRules = {
  'blog-date': adjustableError((_: Record<never, never>) => ({
    message: 'this post has no date',
    hint: 'start the file\'s name with one, as in "2023-10-20-title.md", set "date" in front matter, or commit the file',
  })),
  'impossible-date': error((f: { date: string }) => ({
    message: `there is no such day as ${f.date}`,
    hint: 'write year, month and day, as in 2023-10-20',
  })),
  'date-beyond-month': adjustableError((f: { written: string; read: string }) => ({
    message: `there is no such day as ${f.written}, which is read as ${f.read}`,
    hint: 'write a day that its month has',
  })),
  'untruncated-post': warning((_: Record<never, never>) => ({
    message: 'lists show this post in full, as it has no truncation marker',
    hint: 'put "<!-- truncate -->", or "{/* truncate */}" in MDX, where the excerpt ends',
  })),
  'unknown-author': error((f: { key: string; file: string; near?: string; keys: readonly string[] }) => ({
    message: `there is no author "${f.key}" in "${f.file}"`,
    hint: suggest(f.near, f.keys.length === 0 ? `declare authors in "${f.file}"` : `available: ${list(f.keys, 100)}`),
  })),
  'inline-author': warning((f: { name: string; file: string }) => ({
    message: `the author "${f.name}" is not declared in "${f.file}"`,
    hint: 'declare the author there, and name the key here',
  })),
  'mixed-authors': error((f: { key: string }) => ({
    message: `"authors" and "${f.key}" can't be used together`,
    hint: 'put all of it into "authors"',
  })),
  'nameless-author': error((_: Record<never, never>) => ({
    message: 'an author needs a name or an image',
    hint: 'set "name", "image_url" or both; a plain word in front matter is a key of the file of authors',
  })),
  'authors-file': error(settingFault),
  'unknown-author-key': warning((f: { key: string; author: string; near: string }) => ({
    message: `nothing reads the key "${f.key}" of the author "${f.author}"`,
    hint: `did you mean "${f.near}"?`,
  })),
  'missing-changelog': error((f: { path: string }) => ({
    message: `there is no changelog "${f.path}"`,
    hint: 'name a Markdown file or a folder as its "path", relative to the site, or set "changelog" to false',
  })),
  'nameless-release': error((_: Record<never, never>) => ({
    message: 'this heading names no release',
    hint: 'write it as "## 1.2.0 (2023-10-20)"',
  })),
  'undated-release': warning((f: { title: string }) => ({
    message: `the release "${f.title}" has no date, and others have one`,
    hint: `write the heading as "## ${f.title} (2023-10-20)"`,
  })),
};
