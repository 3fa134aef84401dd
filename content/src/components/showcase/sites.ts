import sites from '@site/src/data/sites.yml';
import tags from '@site/src/data/site-tags.yml';
import type { Site, Tag } from './site.ts';

export const allSites = sites as Site[];
export const allTags = tags as Tag[];
