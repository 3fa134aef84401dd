/** The package `@lectern/corpus`. It reads the output of Lectern. */
export { pageAddress } from './address.ts';
export { textOf } from './body/text-of.ts';
export { walk } from './body/walk.ts';
export { headings, type Heading } from './headings.ts';
export type {
  Corpus,
  CorpusOptions,
  DocsSidebar,
  DocsVersion,
  FoundPlace,
  PageSection,
  SearchOptions,
} from './reader/corpus.ts';
export { CorpusError, type CorpusErrorReason } from './reader/corpus-error.ts';
export { openCorpus } from './reader/open-corpus.ts';
export { sections, type Section } from './sections.ts';
export type * from './types.ts';
