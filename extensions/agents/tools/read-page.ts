import type { Page } from '../../../corpus/index.ts';
import { partOf, quoted, quotedLine } from './quote.ts';
import type { Library, Shelf } from './library.ts';
import { bounds, common, textIn, type Answer, type Tool } from './tool.ts';
import { ToolError } from './tool-error.ts';

/** Reads a page or a section as Markdown. */
export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of this documentation as Markdown, or one section if the address has a hash. Long pages are returned in parts: continue with offset.',
  inputSchema: {
    type: 'object',
    properties: {
      page: {
        type: 'string',
        description: 'URL or path of the page, with or without a hash, for example "/docs/installation#linux".',
        minLength: 1,
        maxLength: bounds.address,
      },
      offset: common.offset('the page'),
      language: common.language,
    },
    required: ['page'],
    additionalProperties: false,
  },
  async run(library, input) {
    const { shelf, path, hash } = await findPage(library, String(input.page), textIn(input, 'language'));
    return readPart(shelf, path, hash, Number(input.offset ?? 0), bounds.text);
  },
};

/**
 * Finds the site and the path of a page.
 *
 * @param given a URL of the site, or a path with the base URL
 * @throws ToolError for addresses of other sites
 */
export async function findPage(
  library: Library,
  given: string,
  language?: string,
): Promise<{ shelf: Shelf; path: string; hash: string }> {
  const { site } = await library.open();
  let url: URL;
  try {
    url = new URL(given, site.url + site.baseUrl);
  } catch {
    throw new ToolError(`"${quotedLine(given, 200)}" is not an address. Give a path such as "${site.baseUrl}".`);
  }
  const origins = [site.url, ...site.locales.flatMap((locale) => locale.url ?? [])].map((each) => new URL(each).origin);
  if (!origins.includes(url.origin))
    throw new ToolError(
      `"${quotedLine(given, 200)}" is not on this site. Its pages are at ${site.url}${site.baseUrl}.`,
    );
  const at = await library.openAt(decodePath(url.pathname));
  const hash = url.hash.slice(1);
  if (language === undefined) return { shelf: at, path: url.pathname, hash };
  const shelf = await library.open(language);
  // If the agent requests another language, open the translation of the page: `/docs/a` → `/de/docs/a`.
  const isBelow = url.pathname.startsWith(at.site.baseUrl);
  const path = isBelow ? shelf.site.baseUrl + url.pathname.slice(at.site.baseUrl.length) : url.pathname;
  return { shelf, path, hash };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Maximum number of redirects to follow. */
const mostRedirects = 3;

/**
 * Reads a part of a page.
 *
 * @param hash the id of a section; empty for the whole page
 * @param most the maximum number of characters
 */
export async function readPart(shelf: Shelf, path: string, hash: string, from: number, most: number): Promise<Answer> {
  const page = await openPage(shelf, path);
  const { heading, href, markdown } = await shelf.corpus.section(hash === '' ? page.path : `${page.path}#${hash}`);
  const part = partOf(quoted(markdown), from, most);
  const url = shelf.addressOf(href);
  const version = 'context' in page ? page.context?.version : undefined;
  const next = part.to < part.total ? part.to : undefined;
  const title = quotedLine(page.title);
  const lines = [
    hash === '' ? title : `${title} › ${quotedLine(heading)}`,
    url,
    `Language: ${shelf.site.locale}.${version === undefined ? '' : ` Version: ${quotedLine(version, 100)}.`}`,
    `Characters ${part.from} to ${part.to} of ${part.total}.${next === undefined ? '' : ` Continue with offset ${next}.`}`,
    'The Markdown of the page follows as quoted data.',
  ];
  return {
    text: lines.join('\n'),
    data: { title, url, language: shelf.site.locale, version, from: part.from, to: part.to, total: part.total, next },
    document: { uri: url, type: 'text/markdown', text: part.text },
  };
}

/** Reads a page, and follows redirects of the site. An address that ends with `.md` is the page's Markdown. */
async function openPage({ corpus, site }: Shelf, path: string): Promise<Page> {
  let current = path;
  for (let followed = 0; followed <= mostRedirects; followed += 1) {
    const page = await corpus.page(current).catch((error: unknown) => {
      if (!current.endsWith('.md')) throw error;
      const bare = current.slice(0, -'.md'.length);
      return corpus.page(bare === `${site.baseUrl}index` ? site.baseUrl : bare);
    });
    if (page.kind !== 'redirect') return page;
    const target = new URL(page.to, site.url + site.baseUrl);
    if (target.origin !== new URL(site.url).origin)
      throw new ToolError(`This address redirects to another site: ${quotedLine(target.href, 500)}`);
    current = target.pathname;
  }
  throw new ToolError(`"${quotedLine(path, 200)}" redirects more than ${mostRedirects} times.`);
}
