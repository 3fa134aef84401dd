import * as graph from '../incremental/index.ts';
import { codeColors } from './code-colors.ts';
import { themeSheet } from './theme/theme-sheet.ts';
import type { EmitInput } from './emit-input.ts';
import { contentSecurityPolicy } from './csp/content-security-policy.ts';
import { pageHeaders } from './csp/page-headers.ts';
import { besideStatic, copyEach, output, outputEach, type OutputGroup } from './output.ts';
import type { RequestedCard } from './social-card.ts';
import { releaseWorker, usedViewerFiles } from './used-viewer-files.ts';

/** Collects the images that pages need: resized versions and social cards. */
export type RequestedImages = ReturnType<typeof openRequestedImages>;

export function openRequestedImages() {
  return {
    /** Page → addresses of images to resize. */
    sizes: graph.inputMap<string, readonly string[]>('images on'),
    /** Page → social card. */
    cards: graph.inputMap<string, RequestedCard>('social card of'),
  };
}

/**
 * Returns the files that all languages share. They are written after all pages.
 *
 * @param input the site in its default language
 * @param viewerFiles returns the files of the viewer that the site needs
 */
export function emitShared(
  input: EmitInput,
  pictures: RequestedImages,
  viewerFiles: () => readonly string[],
): OutputGroup[] {
  const { site } = input;
  const copies = graph.table('copied file', () => {
    const copied = [...input.assets.values()].flatMap(({ path, output: to }) =>
      to === undefined || input.staticFiles.has(to) ? [] : [[to, path] as const],
    );
    return new Map(copied);
  });
  // The keys are output paths, and omit files that are copied for pages. So a file that both code and a page use is
  // written once.
  const ownCode = graph.table('file of code', () => {
    const files = input.code.files.filter(({ path }) => !copies.has(path) && !input.staticFiles.has(path));
    return new Map(files.map(({ path, bytes }) => [path, bytes]));
  });
  // The keys are output paths. Cards with equal content have the same path, so each is rendered once.
  const cards = graph.table(
    'social card',
    () => new Map([...pictures.cards.all().values()].map(({ path, card }) => [path, { path, card }])),
  );
  return [
    copyEach('copy', copies, input),
    outputEach('code', ownCode, (path, bytes) => ({ path, bytes })),
    output('images', () => input.images?.files([...pictures.sizes.all().values()].flat()) ?? []),
    {
      name: 'social card',
      keys: () => [...cards.keys()],
      async make(path) {
        const bytes = await input.cards!.render(cards.get(path)!);
        return bytes ? [{ path, bytes }] : [];
      },
      sourceOf: (path) => [...pictures.cards.peekAll().values()].find((requested) => requested.path === path)?.source,
      drop: (path) => input.cards?.drop(path),
      diagnostics: () => input.cards?.diagnostics() ?? [],
      priority: 'now',
    },
    output('old social cards', async () => {
      pictures.cards.all();
      await input.cards?.sweep();
      return [];
    }),
    {
      name: 'viewer',
      keys: viewerFiles,
      make: (name) => [{ path: `assets/${name}`, viewer: name }],
      priority: 'now',
    },
    output('code colours', () => besideStatic(codeColors(site.config), input)),
    output('theme', () => besideStatic(themeSheet(site.config), input)),
    output('release of the worker', () => releaseWorker(input)),
  ];
}

/** Opens the files of the viewer that a site needs, and the HTTP headers of its pages. */
export function openUsedFiles(input: EmitInput) {
  // The names are joined to one string, because strings are fast to compare and to deduplicate. Most pages use the
  // same components.
  const componentsIn = graph.each(
    'components in',
    input.sources,
    () =>
      ({ head }) =>
        head.components.join(' '),
  );
  const components = graph.computed('components', () => {
    const lists = [...new Set(componentsIn.values())];
    return new Set(lists.flatMap((names) => names.split(' ').filter(Boolean)));
  });
  const files = graph.computed('files of the viewer', () => usedViewerFiles(input, components()));
  const headers = graph.computed('headers of pages', () =>
    pageHeaders(contentSecurityPolicy(input.site.config, input.viewer, input.staticFiles), files()),
  );
  return { files, headers };
}
