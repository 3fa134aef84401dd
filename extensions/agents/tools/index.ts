import { listPages } from './list-pages.ts';
import { listVersions } from './list-versions.ts';
import { readPage } from './read-page.ts';
import { readSchema } from './read-schema.ts';
import { search } from './search.ts';
import type { Tool } from './tool.ts';

/** All tools, in the order in which agents usually need them. */
export const tools: readonly Tool[] = [search, readPage, listPages, listVersions, readSchema];
