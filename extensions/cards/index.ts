import type { CardsContext, Extension, SocialCards } from '../../compiler/index.ts';
import { cardOf, cardTheme } from './card.ts';
import { fontFiles } from './font-files.ts';
import { cardRelease, hasLetter, renderCard, type Card, type CardFont, type Sharp } from './render-card.ts';
import { letterOf, scriptsOf, type Script } from './scripts-of.ts';

/** The options of the extension: `socialCards` in the config. */
export interface CardOptions {
  mode: 'light' | 'dark';
  /** Path of a font file in the site's folder, which replaces Lectern's font. */
  font?: string | undefined;
}

/** Renders social cards with the title of the page, its section and the name of the site. */
export const cards: Extension<CardOptions> = { name: 'cards', socialCards: openCards };

async function openCards(context: CardsContext<CardOptions>): Promise<SocialCards<Card> | undefined> {
  const { options, colors, letters, report } = context;
  const sharp = (await context.load('sharp')) as Sharp | undefined;
  if (!sharp) return void report('missing-sharp', { setting: 'socialCards' }, { requested: 'cards' });
  const font = await readFont(context, sharp).catch((error: Error) => error.message);
  if (typeof font === 'string') {
    const key = 'socialCards.font';
    return void report('invalid-card-font', {}, { key, font: options.font ?? '', reason: font });
  }
  const lacking: Script[] = [];
  for (const script of scriptsOf(letters)) if (!(await hasLetter(letterOf(script), font, sharp))) lacking.push(script);
  if (lacking.length > 0) report('card-without-letters', { setting: 'socialCards' }, { scripts: list(lacking) });
  const theme = cardTheme(colors, options.mode);
  return {
    version: [cardRelease, { ...sharp.versions }, font.files.map((file) => file.replace(/^.*[/\\]/, '')), { ...theme }],
    describe(page) {
      const card = cardOf(page);
      const scripts = scriptsOf(`${card.title}${card.section}${card.site}`);
      return scripts.some((script) => lacking.includes(script)) ? undefined : card;
    },
    render: (card) => renderCard(card, theme, font, sharp),
  };
}

/** @returns `Greek, Hebrew, and Thai` */
const list = (scripts: readonly Script[]) => new Intl.ListFormat('en').format(scripts);

/**
 * Tests a font by rendering a string with it.
 *
 * @returns a font that sharp can use
 * @throws if rendering fails
 */
async function readFont(
  { options, files, viewerFonts, writeTemporary }: CardsContext<CardOptions>,
  sharp: Sharp,
): Promise<CardFont> {
  const own = options.font === undefined ? undefined : await files.readBytes(options.font);
  if (options.font !== undefined && !own) throw new RangeError('there is no such file');
  const font = await fontFiles(own ? [own] : await viewerFonts(), writeTemporary);
  // sharp loads a font file when it first renders a string with the file. After that, it finds the font by its family
  // name.
  for (const file of font.files)
    await sharp({ text: { text: 'a', fontfile: file } })
      .raw()
      .toBuffer();
  return font;
}
