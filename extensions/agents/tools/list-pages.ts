import type { Route } from '../../../corpus/index.ts';
import { checkNames, type Shelf } from './library.ts';
import { quotedLine } from './quote.ts';
import { bounds, common, textIn, type Tool } from './tool.ts';

/** Kinds of pages with content. All other kinds are lists and redirects. */
const kinds = new Set(['doc', 'doc-category', 'page', 'post', 'entry']);

/** Lists the pages of the site. */
export const listPages: Tool = {
  name: 'list_pages',
  title: 'List pages',
  description:
    'List the pages of this documentation by address, with titles and descriptions. Filter by version, instance or the start of the path.',
  inputSchema: {
    type: 'object',
    properties: {
      under: {
        type: 'string',
        description: 'Only pages whose path begins with this text, for example "/docs/guides/".',
        maxLength: bounds.address,
      },
      version: common.version,
      instance: common.instance,
      language: common.language,
      offset: common.offset('the list'),
      limit: common.limit(bounds.listed, bounds.listed),
    },
    additionalProperties: false,
  },
  async run(library, input) {
    const [version, instance, under = ''] = ['version', 'instance', 'under'].map((key) => textIn(input, key));
    const shelf = await library.open(textIn(input, 'language'));
    checkNames(shelf, version, instance);
    const all = await pagesOf(shelf, { version, instance });
    const inFolder = all.filter(({ path }) => path.startsWith(under));
    const from = Number(input.offset ?? 0);
    const to = from + Math.min(Number(input.limit ?? bounds.listed), bounds.listed);
    const pages = inFolder.slice(from, to).map((route) => ({
      title: quotedLine(route.title),
      url: shelf.addressOf(route.path),
      description: route.description === undefined ? undefined : quotedLine(route.description),
      instance: route.instance,
      version: route.version,
    }));
    const next = to < inFolder.length ? to : undefined;
    const lines = pages.map(
      ({ title, url, description }) => `- ${title} ${url}${description === undefined ? '' : `: ${description}`}`,
    );
    const head = `${pages.length} of ${inFolder.length} pages.${next === undefined ? '' : ` Continue with offset ${next}.`}`;
    return { text: [head, ...lines].join('\n'), data: { pages, total: inFolder.length, next } };
  },
};

/** @returns the pages with content, sorted by path. Without a version, includes the docs of each instance's last
 * version */
export async function pagesOf(
  { corpus, site }: Shelf,
  { version, instance }: { version?: string | undefined; instance?: string | undefined } = {},
): Promise<Route[]> {
  const last = new Map(
    site.instances.flatMap((each) =>
      each.kind === 'docs' ? [[each.id, each.versions.find(({ isLast }) => isLast)?.name]] : [],
    ),
  );
  const isWanted = (route: Route) =>
    kinds.has(route.kind) &&
    !route.unlisted &&
    (instance === undefined || route.instance === instance) &&
    (version === undefined
      ? route.version === undefined || route.version === last.get(route.instance!)
      : route.version === version);
  return (await corpus.routes()).filter(isWanted);
}
