import * as z from 'zod';
import type { Json } from '../../../corpus/types.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import { isValidSlug, leavesSite } from '../../site/routes/slug.ts';
import type { OpenExtension } from '../open-extension.ts';
import { contextOf } from '../context-of.ts';
import { linkedSite, type LinkedInput } from './linked-site.ts';
import { failure, runHook } from '../run-hook.ts';
import type { SchemaIssue } from '../../yaml/options-schema.ts';
import type { ExtensionPage, LinkedSite, PageKindHook, PageOrigin } from './page-kinds.ts';
import type { ExtensionContext } from '../hooks/context.ts';

/** The pages that the extensions list, and the errors of extensions that fail. */
export interface BuiltPages {
  pages: ExtensionPage[];
  diagnostics: Diagnostic[];
}

const Origin = z.object({
  file: z.string(),
  line: z.number().int().min(1).optional(),
  column: z.number().int().min(1).optional(),
});

const PageShape = z.strictObject({
  path: z.string().refine((written) => isValidSlug(`/${written}`) && !leavesSite(written) && !written.startsWith('/'), {
    error: 'expected a path below the base URL, such as "terms/anchor"',
  }),
  title: z.string().min(1),
  description: z.string().optional(),
  data: z.unknown(),
  text: z.string().optional(),
  hidden: z.boolean().optional(),
  origin: Origin.optional(),
});

/** Lists the pages of all kinds of all extensions. */
export async function buildPages(site: OpenSite, files: Files): Promise<BuiltPages> {
  const kinds = site.extensions.flatMap((extension) =>
    Object.entries(extension.hooks.pages ?? {}).map(([kind, hook]) =>
      buildKind({ extension, kind, hook, site, files }),
    ),
  );
  const built = await Promise.all(kinds);
  return {
    pages: built.flatMap(({ pages }) => pages),
    diagnostics: built.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface Kind {
  extension: OpenExtension;
  kind: string;
  hook: PageKindHook<never, unknown>;
  site: OpenSite;
  files: Files;
}

async function buildKind({ extension, kind, hook, site, files }: Kind) {
  const build = `pages.${kind}.build`;
  const list = async () => hook.build(contextOf(extension, site, files) as ExtensionContext<never>);
  const given = await runHook<readonly unknown[]>(extension, build, list, { check: listProblem });
  if (given.diagnostic) return { pages: [], diagnostics: [given.diagnostic] };
  const view = site.viewModules.paths.get(hook.view.href)!;
  const pages: ExtensionPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, value] of given.value.entries()) {
    const { data: page, error } = PageShape.safeParse(value, { jitless: true });
    if (page) pages.push(asPage(`${extension.name}/${kind}`, page, view, site));
    else diagnostics.push({ ...failure(extension, build, reasonOf(error, index)), ...placeOfGiven(value, site) });
  }
  return { pages, diagnostics };
}

function listProblem(value: unknown): string | undefined {
  return Array.isArray(value) ? undefined : 'the hook must return a list of pages';
}

function asPage(type: string, page: z.infer<typeof PageShape>, view: string, site: OpenSite): ExtensionPage {
  const { path: below, title, description, text, hidden = false, origin } = page;
  const data = page.data as ExtensionPage['data'];
  return { type, path: below, title, description, text, isHidden: hidden, data, view, place: placeOf(origin, site) };
}

function placeOf(origin: PageOrigin | undefined, site: OpenSite): Place {
  const { file, line, column = 1 } = origin ?? { file: site.configFile ?? '.' };
  return { path: file, ...(line !== undefined && { line, column }) };
}

/** @returns the location in `origin` of an invalid page, if `origin` itself is valid */
function placeOfGiven(given: unknown, site: OpenSite): { place?: Place } {
  const origin = Origin.safeParse((given as { origin?: unknown } | null)?.origin);
  return origin.success ? { place: placeOf(origin.data, site) } : {};
}

function reasonOf({ issues: [issue] }: z.ZodError, index: number): string {
  return `page ${index + 1} of the list: "${issue!.path.join('.')}": ${issue!.message}`;
}

/** Computes and validates the data of each page. */
export async function makePageData(
  pages: readonly ExtensionPage[],
  site: OpenSite,
  input: LinkedInput,
): Promise<{ data: Map<string, Json>; diagnostics: Diagnostic[] }> {
  const linked = linkedSite(input);
  const data = new Map<string, Json>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const made = await dataOf(page, site, linked);
    if (made.diagnostics) diagnostics.push(...made.diagnostics);
    else data.set(page.path, made.value);
  }
  return { data, diagnostics };
}

async function dataOf(page: ExtensionPage, { extensions }: OpenSite, linked: LinkedSite) {
  const [name, kind] = page.type.split('/') as [string, string];
  const extension = extensions.find((each) => each.name === name)!;
  const { schema } = extension.hooks.pages![kind]!;
  const hook = `pages.${kind}.data`;
  const problem = (reason: string) => ({ ...failure(extension, hook, reason), place: page.place });
  const act = async () => {
    const given = typeof page.data === 'function' ? await page.data(linked) : page.data;
    const { issues, ...valid } = await schema['~standard'].validate(given);
    return { issues, value: 'value' in valid ? asJson(valid.value) : null };
  };
  const result = await runHook(extension, hook, act);
  if (result.diagnostic) return { diagnostics: [result.diagnostic] };
  const { issues, value } = result.value;
  return issues ? { diagnostics: issues.map((issue) => problem(issueText(issue))) } : { value };
}

function issueText({ message, path: keys = [] }: SchemaIssue): string {
  const at = keys.map((key) => String(typeof key === 'object' ? key.key : key)).join('.');
  return `the data of the page is invalid${at === '' ? '' : `, at "${at}"`}: ${message}`;
}

/** Converts a value to JSON and back. The page's component then gets the same value when compiling and in browsers. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value) ?? 'null') as Json;
}
