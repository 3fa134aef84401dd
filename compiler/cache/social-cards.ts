import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Cards } from '../emit/social-card.ts';
import type { ExtensionCards } from '../extensions/run-files.ts';
import type { HookResult } from '../extensions/run-hook.ts';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import * as graph from '../incremental/index.ts';
import type { Project } from '../project/project.ts';
import { viewerFolder } from '../project/viewer-files.ts';
import { isEqual } from '../values/equal.ts';
import { getters, join } from '../values/objects.ts';
import { openImageCache, type ImageCache } from './image-cache.ts';
import { loadPackage } from './load-package.ts';

interface CardsInput extends Pick<Project, 'cacheFolder' | 'site' | 'files'> {
  /** The titles of all pages. The extension receives their letters, to select fonts. */
  readonly titles: readonly string[];
}

interface Opened {
  cards?: Cards;
  /** Version of the card design, from the extension. A new version causes all cards to be rendered again. */
  version?: string;
  diagnostics: readonly Diagnostic[];
}

/**
 * Opens the site's social cards. The first extension whose hook `socialCards` returns cards renders them. `lectern
 * dev` has no cards.
 */
export function openSocialCards(input: CardsInput) {
  const { files } = input;
  const letters = graph.computed('letters of titles', () =>
    [...new Set([input.site.config.title, ...input.titles].join(''))].sort().join(''),
  );
  const opening = graph.task(
    'social cards',
    async (): Promise<Opened> => {
      const { site, cacheFolder } = input;
      const diagnostics: Diagnostic[] = [];
      const making = site.development ? [] : site.extensions.filter(({ hooks }) => hooks.socialCards);
      for (const extension of making) {
        const { runSocialCards } = await import('../extensions/run-files.ts');
        const { cards, diagnostics: reported } = await runSocialCards(extension, site, files, {
          letters: letters(),
          load: (name) => loadPackage(name, site.dir, files),
          viewerFonts: () => viewerFonts(files),
        });
        diagnostics.push(...reported);
        if (!cards) continue;
        const cache = openImageCache(cacheFolder.files, path.join(cacheFolder.dir, 'cards'), cacheFolder.sealKey);
        const { version } = cards;
        return { cards: openCards(`assets/${extension.name}`, cards, cache), version, diagnostics };
      }
      return { diagnostics };
    },
    (a, b) => a.version === b.version && isEqual(a.diagnostics, b.diagnostics),
  );
  const opened = getters({ cards: () => opening().cards, cardDiagnostics: () => opening().diagnostics });
  return join(opened, { readCards: () => opening.update() });
}

/** Font files of the viewer with letters for European languages. */
const fontFiles = /^literata-latin-(?:ext-)?wght-normal-.*\.woff2$/;

async function viewerFonts(files: Files): Promise<Uint8Array[]> {
  const names = (await files.names(viewerFolder())).map(({ name }) => name).filter((name) => fontFiles.test(name));
  // `literata-latin-…` comes before `literata-latin-ext-…`, which contains rarer letters.
  const sorted = names.sort((a, b) => a.length - b.length);
  return Promise.all(sorted.map(async (name) => (await files.read(path.join(viewerFolder(), name)))!));
}

/** @param folder output folder of the cards */
function openCards(folder: string, { version, describe, render }: ExtensionCards, cache: ImageCache): Cards {
  /** Page key or path of a card → the diagnostic of the extension's error. */
  const failures = new Map<string, Diagnostic>();
  const valueOf = <Value>(key: string, result: HookResult<Value>): Value | undefined => {
    if (result.diagnostic) failures.set(key, result.diagnostic);
    else failures.delete(key);
    return result.diagnostic ? undefined : result.value;
  };
  const keyOf = (card: unknown) => sha256(JSON.stringify([version, card]));
  return {
    async of(page, key) {
      const card = valueOf(key, await describe(page));
      return card === undefined ? undefined : { path: `${folder}/${keyOf(card).slice(0, 16)}.png`, card };
    },
    async render({ path: file, card }) {
      const key = keyOf(card);
      const stored = (await cache.get(key))?.variants[0];
      if (stored) return stored.bytes;
      const bytes = valueOf(file, await render(card));
      if (bytes) await cache.put(key, { variants: [{ width: 1200, bytes }] });
      return bytes;
    },
    sweep: () => cache.sweep(),
    drop: (key) => void failures.delete(key),
    diagnostics: () => [...new Map([...failures.values()].map((each) => [JSON.stringify(each), each])).values()],
  };
}
