import { quotedLine } from './quote.ts';
import { checkNames } from './library.ts';
import { bounds, common, textIn, type Tool } from './tool.ts';

const usual = 8;

/** Searches the site with its own index. */
export const search: Tool = {
  name: 'search',
  title: 'Search the docs',
  description:
    'Search this documentation by words. Returns the best sections with title, heading, address and an excerpt. Read a result with read_page.',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'The search words.', minLength: 1, maxLength: bounds.query },
      version: common.version,
      instance: common.instance,
      language: common.language,
      limit: common.limit(bounds.results, usual),
    },
    required: ['query'],
    additionalProperties: false,
  },
  async run(library, input) {
    const [query, version, instance] = ['query', 'version', 'instance'].map((key) => textIn(input, key));
    const limit = Math.min(Number(input.limit ?? usual), bounds.results);
    const shelf = await library.open(textIn(input, 'language'));
    checkNames(shelf, version, instance);
    const found = await shelf.corpus.search(query!, { version, instance, limit });
    const results = found.slice(0, limit).map((place) => ({
      title: quotedLine(place.title),
      heading: place.heading === undefined ? undefined : quotedLine(place.heading),
      url: shelf.addressOf(place.path),
      excerpt: quotedLine(place.excerpt, 500),
      instance: place.instance,
      version: place.version,
    }));
    const lines = results.map(
      ({ title, heading, url, excerpt }, index) =>
        `${index + 1}. ${title}${heading === undefined ? '' : ` › ${heading}`}\n   ${url}\n   ${excerpt}`,
    );
    const text = lines.join('\n') || 'Nothing was found. Use fewer or other words, or list_pages.';
    return { text, data: { results } };
  },
};
