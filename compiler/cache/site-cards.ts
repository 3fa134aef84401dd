import path from 'node:path';
import { cardRelease, renderCard, hasLetter, type Card, type CardFace, type CardTheme } from '../cards/render-card.ts';
import { faceOf } from '../cards/face-files.ts';
import { letterOf, scriptsOf, type Script } from '../cards/scripts-of.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Cards } from '../emit/social-card.ts';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import * as graph from '../incremental/index.ts';
import { viewerFolder } from '../project/viewer-files.ts';
import { openImageCache, type ImageCache } from './image-cache.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { getters, join } from '../values/objects.ts';
import type { Project } from '../project/project.ts';

interface CardsInput extends Pick<Project, 'dir' | 'cacheFolder' | 'config' | 'configFile' | 'files'> {
  /** The titles of all pages. */
  readonly titles: readonly string[];
}

interface Opened {
  cards?: Cards;
  diagnostics: readonly Diagnostic[];
}

/**
 * Opens the site's social cards, if the config enables them. Reports requirements that are not met.
 *
 * @param load loads sharp, which renders the cards
 */
export function openSiteCards(input: CardsInput, load = loadSharp) {
  const { files } = input;
  const scripts = graph.computed('scripts of titles', () => {
    if (!input.config.socialCards) return [];
    return scriptsOf([input.config.title, ...input.titles].join('\n'));
  });
  const opening = graph.task(
    'social cards',
    async (): Promise<Opened> => {
      const { cacheFolder, config, configFile, dir } = input;
      const options = config.socialCards;
      if (!options) return { diagnostics: [] };
      const place = { path: configFile ?? path.basename(dir) };
      const sharp = await load(dir, files);
      if (!sharp) return { diagnostics: [diagnose('missing-sharp', place, { requested: 'cards' })] };
      const face = await readFace(options.font, input, sharp).catch((error: Error) => error.message);
      if (typeof face === 'string')
        return {
          diagnostics: [
            diagnose('invalid-card-font', place, { key: 'socialCards.font', font: options.font, reason: face }),
          ],
        };
      const lacking: Script[] = [];
      for (const script of scripts()) if (!(await hasLetter(letterOf(script), face, sharp))) lacking.push(script);
      const cache = openImageCache(cacheFolder.files, path.join(cacheFolder.dir, 'cards'), cacheFolder.sealKey);
      return {
        cards: openCards(face, sharp, lacking, cache),
        diagnostics: lacking.length > 0 ? [diagnose('card-without-letters', place, { scripts: lacking })] : [],
      };
    },
    Object.is,
  );
  const opened = getters({ cards: () => opening().cards, cardDiagnostics: () => opening().diagnostics });
  return join(opened, { readCards: () => opening.update() });
}

/** Font files of the viewer with letters for European languages. */
const ownFonts = /^literata-latin-(?:ext-)?wght-normal-.*\.woff2$/;

/**
 * Tests a font by rendering a string with it.
 *
 * @returns a font that sharp can use
 * @throws if rendering fails
 */
async function readFace(
  font: string | undefined,
  { dir, files }: Pick<CardsInput, 'dir' | 'files'>,
  sharp: Sharp,
): Promise<CardFace> {
  const fonts: Uint8Array[] = [];
  if (font === undefined) {
    const names = (await files.names(viewerFolder())).map(({ name }) => name).filter((name) => ownFonts.test(name));
    // The font with the longer name has rarer letters, so it is tried last.
    for (const name of names.sort((a, b) => a.length - b.length))
      fonts.push(await bytesOf(path.join(viewerFolder(), name), files));
  } else fonts.push(await bytesOf(path.join(dir, font), files));
  const face = await faceOf(fonts);
  // sharp must render a string with each font file once. After that, it finds the font for any string.
  for (const file of face.files)
    await sharp({ text: { text: 'a', fontfile: file } })
      .raw()
      .toBuffer();
  return face;
}

async function bytesOf(file: string, files: Files): Promise<Uint8Array> {
  const bytes = await files.read(file);
  if (!bytes) throw new RangeError('there is no such file');
  return bytes;
}

/**
 * Opens the cards of a site, after a font was found.
 *
 * @param lacking scripts for which the fonts have no letters
 */
function openCards(face: CardFace, sharp: Sharp, lacking: readonly Script[], cache: ImageCache): Cards {
  const fonts = face.files.map((file) => path.basename(file));
  const keyOf = (card: Card, theme: CardTheme) =>
    sha256(JSON.stringify([cardRelease, sharp.versions, fonts, card, theme]));
  return {
    async pathOf(card, theme) {
      const scripts = scriptsOf(`${card.title}${card.section ?? ''}${card.site}`);
      return scripts.some((script) => lacking.includes(script))
        ? undefined
        : `assets/cards/${keyOf(card, theme).slice(0, 16)}.png`;
    },
    async render(card, theme) {
      const key = keyOf(card, theme);
      const stored = (await cache.get(key))?.variants[0];
      if (stored) return stored.bytes;
      const bytes = await renderCard(card, theme, face, sharp);
      await cache.put(key, { variants: [{ width: 1200, bytes }] });
      return bytes;
    },
    sweep: () => cache.sweep(),
  };
}
