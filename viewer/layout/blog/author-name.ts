import type { Author } from '../../../corpus/schema/index.ts';

/** What an author is called: the name, else the key, else the last part of the address. */
export function authorName({ name, key, url }: Author): string {
  return name ?? key ?? url?.split('/').findLast((part) => part !== '') ?? 'Author';
}
